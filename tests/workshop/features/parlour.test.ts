import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureAsk } from "../../../blueprint/src/features/unit/add-feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const ask = (kind: FeatureAsk["kind"], words: string): FeatureAsk => ({ kind, entity: null, phrase: null, words });

const cases: readonly (readonly FeatureAsk[])[] = [
  [ask("trivia", "trivia contests"), ask("wheel", "spin the wheel"), ask("sorting", "recycling game")],
  [ask("word-game", "hangman")],
  [ask("word-game", "wordle")],
  [ask("cards-game", "texas hold'em"), ask("strategy", "a strategy game with elves and dwarfs")],
];

describe("games of a group or of chance", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const asks of cases) {
    it(`is written and proven: ${asks.map(({ words }) => words).join(", ")}`, async () => {
      const { findings, run } = await prover.prove(smallestApp("A list of books with author and year", asks));
      assert.deepEqual(findings, []);
      for (const { kind } of asks)
        assert.ok(
          run?.checks.some(({ id, passed }) => id.startsWith(kind) && passed),
          kind,
        );
    });
  }
});
