import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureAsk } from "../../../blueprint/src/features/unit/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const cases: readonly { prompt: string; ask: FeatureAsk }[] = [
  { prompt: "A list of books with author and year", ask: { kind: "newsletter", entity: null, phrase: null, words: "subscribe" } },
];

describe("what visitors read and answer", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const { prompt, ask } of cases) {
    it(`is written and proven: ${ask.kind}, ${ask.words}`, async () => {
      const { findings, run } = await prover.prove(smallestApp(prompt, [ask]));
      assert.deepEqual(findings, []);
      assert.ok(run?.checks.some(({ id, passed }) => id.startsWith(ask.kind) && passed));
    });
  }
});
