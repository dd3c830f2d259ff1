import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureKind } from "../../../blueprint/src/features/feature.ts";
import { openProver, type Prover, smallestApp } from "../../support/prove-app.ts";

const cases: readonly { kind: FeatureKind; words: string }[] = [
  { kind: "game-2048", words: "play 2048" },
  { kind: "game-2048", words: "a 3x3 2048 game with a leaderboard" },
  { kind: "snake", words: "a snake game" },
  { kind: "snake", words: "a snake game without walls" },
  { kind: "memory", words: "a memory game with fruits and 6 pairs" },
  { kind: "tic-tac-toe", words: "tic-tac-toe against the computer" },
  { kind: "minesweeper", words: "minesweeper" },
  { kind: "blocks", words: "a tetris game with high scores" },
  { kind: "breakout", words: "a brick breaker game" },
  { kind: "sliding-puzzle", words: "an 8-puzzle" },
  { kind: "connect-four", words: "connect four against the computer" },
  { kind: "whack", words: "whack-a-mole for 20 seconds" },
  { kind: "sudoku", words: "a hard sudoku" },
  { kind: "rock-paper-scissors", words: "rock paper scissors, best of five" },
  { kind: "simon", words: "a simon says game" },
];

describe("games of the arcade", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  for (const { kind, words } of cases) {
    it(`is written and proven: ${words}`, async () => {
      const app = smallestApp("A list of books with author and year", [{ kind, entity: null, phrase: null, words }]);
      const { findings, run } = await prover.prove(app);
      assert.deepEqual(findings, []);
      assert.ok(run?.checks.some(({ id, passed }) => id === kind && passed));
    });
  }
});
