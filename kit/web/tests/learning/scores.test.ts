import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("scores are kept, the newest first, and the best one is found", async () => {
  const { bestScore, recordScore } = await import("@/lib/learning/scores");
  expect(bestScore([])).toBe(null);
  recordScore("Quiz", { points: 7, outOf: 10 });
  recordScore("Quiz", { points: 9, outOf: 10 });
  recordScore("Snake", { points: 4 });
  vi.resetModules();
  const { scores } = await import("@/lib/learning/scores");
  expect(scores.all().map(({ game, points, outOf }) => [game, points, outOf])).toEqual([
    ["Snake", 4, 0],
    ["Quiz", 9, 10],
    ["Quiz", 7, 10],
  ]);
  expect(bestScore(scores.all())?.points).toBe(9);
  const { useScores } = await import("@/hooks/learning/use-scores");
  const pointsOf = (game?: string) => renderHook(() => useScores(game)).result.current.map(({ points }) => points);
  expect([pointsOf(), pointsOf("Quiz"), pointsOf("Chess")]).toEqual([[4, 9, 7], [9, 7], []]);
});

test("stored scores without a game are dropped, and other damage is read as 0", async () => {
  localStorage.setItem(
    "recipe-box/scores",
    JSON.stringify({
      version: 1,
      rows: [
        { id: "a", points: 3 },
        { id: "b", game: "Quiz", points: {} },
      ],
    }),
  );
  const { scores } = await import("@/lib/learning/scores");
  expect(scores.all()).toEqual([{ id: "b", game: "Quiz", points: 0, outOf: 0, at: "" }]);
});
