import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FeatureKind } from "../../../blueprint/src/features/feature.ts";
import { unitOf } from "../../../blueprint/src/features/units.ts";
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
  { kind: "typing-speed", words: "a typing speed test of 90 seconds" },
  { kind: "dice", words: "roll three dice" },
];

function placesIn(prompt: string, kind: FeatureKind): string[] {
  const ask = { id: kind, phrase: null, words: kind, prompt, object: null, entity: null, title: "Arcade", about: "game" };
  const places = unitOf(kind).draft(ask)?.places ?? [];
  return places.map((place) => (place.on === "home" ? "home" : place.page.id));
}

describe("where games stand", () => {
  it("puts the game that is named first on the home page, and each other on a page of its own", () => {
    const prompt = "an arcade with tetris, snake and a 2048 game";
    assert.deepEqual(placesIn(prompt, "blocks"), ["home"]);
    assert.deepEqual(placesIn(prompt, "snake"), ["snake"]);
    assert.deepEqual(placesIn(prompt, "game-2048"), ["game-2048"]);
  });

  it("adds one page of results where the prompt speaks of them", () => {
    const prompt = "a snake game and sudoku with a leaderboard";
    assert.deepEqual(placesIn(prompt, "snake"), ["home", "high-scores"]);
    assert.deepEqual(placesIn(prompt, "sudoku"), ["sudoku"]);
  });
});

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
