// Hands are played at random on the very text that the generated app will run: whatever is done, no chip is lost or made.
import assert from "node:assert/strict";
import { stripTypeScriptTypes } from "node:module";
import { test } from "node:test";
import { gameParts } from "./game-parts.ts";
import { handParts } from "./hand-parts.ts";

interface Game {
  seats: readonly { chips: number }[];
  winners: readonly number[];
}

interface Rules {
  startHand(stacks: readonly { name: string; chips: number }[], at: { dealer: number; blind: number }): Game;
  playMove(game: Game, move: "fold" | "call" | number): Game;
  playOthers(game: Game): Game;
}

function isRules(value: unknown): value is Rules {
  return typeof value === "object" && value !== null && "startHand" in value && "playMove" in value && "playOthers" in value;
}

const source = [...handParts, ...gameParts].map((part) => part.code.text).join("\n");
const rules: unknown = await import(
  `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(`${source}\nexport { startHand, playMove, playOthers };`))}`
);

const moves = ["call", "call", "call", 200, 40, "fold"] as const;

test("every hand ends, and no chip is lost or made", () => {
  assert.ok(isRules(rules));
  for (let hand = 0; hand < 1000; hand += 1) {
    const blind = 20;
    const stacks = Array.from({ length: 3 + (hand % 4) }, (_, seat) => ({
      name: `Player ${seat}`,
      chips: 40 + ((hand * 37 + seat * 211) % 900),
    }));
    let game: Game = rules.playOthers(rules.startHand(stacks, { dealer: hand % stacks.length, blind }));
    for (let move = 0; game.winners.length === 0; move += 1) {
      assert.ok(move < 200, "the hand does not end");
      game = rules.playOthers(rules.playMove(game, moves[(hand + move) % moves.length] ?? "call"));
    }
    const chips = game.seats.map((seat) => seat.chips);
    assert.ok(chips.every((count) => count >= 0));
    assert.equal(
      chips.reduce((total, count) => total + count, 0),
      stacks.reduce((total, stack) => total + stack.chips, 0),
    );
  }
});
