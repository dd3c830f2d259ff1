// @vitest-environment node
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "@/lib/games/direction";
import { seededRandom } from "@/lib/games/random";
import {
  PUZZLE_SIZES,
  directionOfTile,
  isInOrder,
  mixedPuzzle,
  puzzleStatus,
  slidePuzzle,
  solvedPuzzle,
  tileBesideGap,
} from "@/lib/games/tiles/sliding-puzzle";

/** Whether a puzzle can be solved: the swaps that order it and the way of its gap are both even, or both odd. */
function canBeSolved(tiles: readonly number[], size: number): boolean {
  const order = [...tiles];
  let swaps = 0;
  for (let place = 0; place < order.length; place += 1) {
    const wanted = (place + 1) % order.length;
    const from = order.indexOf(wanted);
    if (from === place) continue;
    order[from] = order[place] ?? 0;
    order[place] = wanted;
    swaps += 1;
  }
  const gap = tiles.indexOf(0);
  const way = size - 1 - Math.floor(gap / size) + (size - 1 - (gap % size));
  return swaps % 2 === way % 2;
}

describe("the sliding puzzle", () => {
  test("is mixed so that it can be solved", () => {
    for (const size of PUZZLE_SIZES) {
      for (const seed of [1, 2, 3]) {
        const tiles = mixedPuzzle(size, seededRandom(seed));
        expect(tiles.toSorted((one, other) => one - other)).toEqual(Array.from({ length: size * size }, (_, tile) => tile));
        expect(isInOrder(tiles)).toBe(false);
        expect(canBeSolved(tiles, size)).toBe(true);
      }
    }
  });

  test("slides only tiles beside the gap, and back again", () => {
    const solved = solvedPuzzle(3);
    expect(isInOrder(solved)).toBe(true);
    expect(slidePuzzle(solved, 3, "up")).toBe(solved);
    expect(slidePuzzle(solved, 3, "left")).toBe(solved);
    const moved = slidePuzzle(solved, 3, "down");
    expect(moved).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6]);
    expect(slidePuzzle(moved, 3, "up")).toEqual(solved);
    expect(slidePuzzle(solved, 3, "right")).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
  });

  test("knows which tile slides in which direction", () => {
    const middle = [1, 2, 3, 4, 0, 5, 6, 7, 8];
    expect(DIRECTIONS.map((direction) => tileBesideGap(middle, 3, direction))).toEqual([7, 3, 1, 5]);
    expect([7, 3, 1, 5, 0].map((place) => directionOfTile(middle, 3, place))).toEqual(["up", "right", "down", "left", null]);
  });

  test("tells what a move did", () => {
    expect(puzzleStatus(solvedPuzzle(4), 12)).toBe("You win! Solved in 12 moves.");
    expect(puzzleStatus([2, 1, 3, 0], 1)).toBe("1 move.");
  });
});
