import { expect, test } from "vitest";
import { type Match, standingsOf } from "@/lib/learning/standings";

const match = (first: string, scores: Match["scores"], second: string): Match => ({ sides: [first, second], scores });
const usual = { win: 3, draw: 1 };
const table = (matches: readonly Match[], rule = usual): string[] =>
  standingsOf(["a", "b", "c"], matches, rule).map(
    ({ rank, id, played, won, drawn, lost, difference, points }) =>
      `${rank} ${id} ${played} ${won}-${drawn}-${lost} ${difference} ${points}`,
  );

test("a side has the points of its wins and draws, whichever side of the match it was", () => {
  expect(table([match("a", [1, 3], "b"), match("c", [2, 2], "b")])).toEqual(["1 b 2 1-1-0 2 4", "2 c 1 0-1-0 0 1", "3 a 1 0-0-1 -2 0"]);
  expect(table([match("a", [1, 3], "b"), match("c", [2, 2], "b")], { win: 2, draw: 0.5 })[0]).toBe("1 b 2 1-1-0 2 2.5");
});

test("equal points are parted by the difference, then by what was scored; who is equal in all shares a rank", () => {
  expect(table([match("a", [1, 0], "b"), match("b", [4, 0], "c")]).map((row) => row.slice(0, 3))).toEqual(["1 b", "2 a", "3 c"]);
  expect(table([match("b", [3, 3], "c"), match("a", [1, 1], "c")]).map((row) => row.slice(0, 3))).toEqual(["1 c", "2 b", "3 a"]);
  expect(table([]).map((row) => row.slice(0, 3))).toEqual(["1 a", "1 b", "1 c"]);
});

test("a match without both scores, of a side with itself, or with a side that is gone counts for nobody else", () => {
  expect(table([match("a", [1, null], "b"), match("a", [5, 0], "a"), match("", [0, 2], "gone")])).toEqual(table([]));
  expect(table([match("a", [2, 0], "gone")])[0]).toBe("1 a 1 1-0-0 2 3");
});
