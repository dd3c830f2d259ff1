import { expect, test } from "vitest";
import { earnedPoints } from "@/lib/learning/earned-points";
import { rank } from "@/lib/learning/ranking";

test("scores and added rows earn points, samples do not", () => {
  const score = (points: number, outOf: number) => ({ game: "Quiz", points, outOf, at: "" });
  expect(earnedPoints([score(7, 10), score(3, 0)], ["book-1", "m3x9ab"])).toBe(20);
});

test("those with equal points share a rank", () => {
  const entries = [4, 9, 4, 1].map((points, index) => ({ id: String(index), name: "", points }));
  expect(rank(entries).map(({ id, rank: place }) => [id, place])).toEqual([
    ["1", 1],
    ["0", 2],
    ["2", 2],
    ["3", 4],
  ]);
});
