// @vitest-environment node
import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/games/random";
import {
  DECK_SIZES,
  type MemoryState,
  beginMemory,
  closeCards,
  flipCard,
  flipStatus,
  hasFoundAll,
  isFaceUp,
} from "@/lib/games/tiles/memory";

const game: MemoryState = { deck: [0, 1, 0, 1], open: [], found: [], moves: 0 };
const flipped = (...places: number[]) => places.reduce(flipCard, game);

describe("memory", () => {
  test("has each picture twice", () => {
    for (const pairs of DECK_SIZES) {
      const { deck } = beginMemory(pairs, seededRandom(7));
      expect(deck.toSorted((one, other) => one - other)).toEqual(Array.from({ length: pairs * 2 }, (_, card) => Math.floor(card / 2)));
    }
  });

  test("keeps a pair open", () => {
    const pair = flipped(0, 2);
    expect(pair).toMatchObject({ found: [0], open: [], moves: 1 });
    expect([0, 1, 2].map((place) => isFaceUp(pair, place))).toEqual([true, false, true]);
  });

  test("closes two that are no pair with the next card, or after a while", () => {
    const none = flipped(0, 1);
    expect(none).toMatchObject({ found: [], open: [0, 1], moves: 1 });
    expect(flipCard(none, 3).open).toEqual([3]);
    expect(closeCards(none).open).toEqual([]);
  });

  test("changes nothing for a card that is open, or that there is not", () => {
    const one = flipped(0);
    expect(flipCard(one, 0)).toBe(one);
    expect(flipCard(one, 9)).toBe(one);
    const pair = flipped(0, 2);
    expect(flipCard(pair, 2)).toBe(pair);
  });

  test("is done when all pairs are found", () => {
    expect(hasFoundAll(flipped(0, 2, 1))).toBe(false);
    expect(hasFoundAll(flipped(0, 2, 1, 3))).toBe(true);
  });

  test("tells what a card did", () => {
    expect(flipStatus(game, flipped(0), "cat")).toBe("This is the cat. Where is the other?");
    expect(flipStatus(flipped(0), flipped(0, 1), "dog")).toBe("No pair. Remember them!");
    expect(flipStatus(flipped(0), flipped(0, 2), "cat")).toBe("A pair: cat!");
    expect(flipStatus(flipped(0, 2, 1), flipped(0, 2, 1, 3), "dog")).toBe("You win! All pairs found in 2 moves.");
  });
});
