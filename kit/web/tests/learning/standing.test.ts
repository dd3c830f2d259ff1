import { expect, test } from "vitest";
import { earnedPoints } from "@/lib/learning/earned-points";
import { rank } from "@/lib/learning/ranking";
import { isEarned, isToday, levelOf, rewardsOf } from "@/lib/learning/rewards";

test("scores and added rows earn points, samples do not", () => {
  const score = (points: number, outOf: number) => ({ game: "Quiz", points, outOf, at: "" });
  expect(earnedPoints([score(7, 10), score(3, 0)], ["book-1", "m3x9ab"])).toEqual({ points: 20, actions: 3, isPerfect: false });
  expect(earnedPoints([score(10, 10)], []).isPerfect).toBe(true);
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

test("badges are earned one after another, and levels rise every 100 points", () => {
  const names = rewardsOf({ points: 60, actions: 5, isPerfect: false }, 0)
    .filter(isEarned)
    .map(({ name }) => name);
  expect(names).toEqual(["First step", "On a roll", "Bronze"]);
  expect([levelOf(0), levelOf(250)]).toEqual([
    { level: 1, above: 0 },
    { level: 3, above: 50 },
  ]);
});

test("a check-in counts for its day", () => {
  expect(isToday([new Date().toISOString()])).toBe(true);
  expect(isToday(["2020-01-01T10:00:00Z", "", "soon"])).toBe(false);
});
