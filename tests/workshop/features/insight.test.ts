import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureAsk } from "../../../blueprint/src/features/unit/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const ask = (kind: FeatureAsk["kind"], entity: string | null, words: string): FeatureAsk => ({ kind, entity, phrase: null, words });

const cases: readonly { prompt: string; asks: readonly FeatureAsk[] }[] = [
  { prompt: "A list of apartments with price, rooms and city", asks: [ask("dashboard", null, "data dashboards")] },
  { prompt: "An expense tracker with date, amount and category", asks: [ask("dashboard", null, "view statistics")] },
];

describe("what makes sense of data", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const { prompt, asks } of cases) {
    it(`is written and proven: ${prompt}, ${asks.map(({ words }) => words).join(", ")}`, async () => {
      const { findings, run } = await prover.prove(smallestApp(prompt, asks));
      assert.deepEqual(findings, []);
      for (const { kind } of asks) assert.ok(run?.checks.some(({ id, passed }) => id.startsWith(kind) && passed));
    });
  }
});
