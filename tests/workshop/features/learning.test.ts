import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureAsk } from "../../../blueprint/src/features/unit/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const ofNothing = (kind: FeatureAsk["kind"], words: string): FeatureAsk => ({ kind, entity: null, phrase: null, words });

const cases: readonly { prompt: string; asks: readonly FeatureAsk[] }[] = [
  { prompt: "A list of books with author and year", asks: [ofNothing("quiz", "driving quiz"), ofNothing("exam", "driving exam")] },
];

describe("what people learn with and are examined by", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const { prompt, asks } of cases) {
    it(`is written and proven: ${asks.map(({ words }) => words).join(", ")}`, async () => {
      const { findings, run } = await prover.prove(smallestApp(prompt, asks));
      assert.deepEqual(findings, []);
      for (const { kind } of asks)
        assert.ok(
          run?.checks.some(({ id, passed }) => id.startsWith(kind) && passed),
          kind,
        );
    });
  }
});
