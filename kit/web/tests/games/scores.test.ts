import { beforeEach, describe, expect, test, vi } from "vitest";
import { app } from "@/app";
import { formatPoints } from "@/lib/games/counts";
import { readBest, writeBest } from "@/lib/games/scores";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("the best score", () => {
  test("is stored for each game", () => {
    expect(readBest("snake")).toBeNull();
    writeBest("snake", 12);
    expect(readBest("snake")).toBe(12);
    expect(readBest("blocks")).toBeNull();
    expect(localStorage.getItem(`${app.key}/snake-best`)).toBe("12");
  });

  test("is none where something else is stored", () => {
    localStorage.setItem(`${app.key}/snake-best`, "a lot");
    expect(readBest("snake")).toBeNull();
  });
});

describe("results", () => {
  const open = () => import("@/lib/games/results");

  test("are listed by game, the highest first", async () => {
    const { addResult, bestResults, gameResults } = await open();
    for (const rank of [3, 9, 5]) addResult({ game: "Snake", result: `${rank} points`, rank });
    addResult({ game: "Blocks", result: "12 points", rank: 12 });
    const best = bestResults(gameResults.all(), 2).map(({ game, best: own }) => [game, own.map(({ result }) => result)]);
    expect(best).toEqual([
      ["Blocks", ["12 points"]],
      ["Snake", ["9 points", "5 points"]],
    ]);
  });

  test("are only so many of a game: the lowest go", async () => {
    const { STORED_RESULTS, addResult, gameResults } = await open();
    addResult({ game: "Snake", result: "1 point", rank: 1 });
    for (let rank = 2; rank <= STORED_RESULTS + 3; rank += 1) addResult({ game: "Blocks", result: "", rank });
    const ranks = gameResults
      .all()
      .filter(({ game }) => game === "Blocks")
      .map(({ rank }) => rank);
    expect(ranks).toHaveLength(STORED_RESULTS);
    expect(Math.min(...ranks)).toBe(4);
    expect(gameResults.all().some(({ game }) => game === "Snake")).toBe(true);
  });

  test("are read back, and what is none is left out", async () => {
    const rows = [
      { id: "1", game: "Snake", result: "2 points", rank: 2, at: "2026-11-18T10:00:00Z" },
      { id: "2", game: "", rank: 2 },
      { id: "3", game: "Snake", rank: "high" },
    ];
    localStorage.setItem(`${app.key}/results`, JSON.stringify({ version: 1, rows }));
    const { gameResults } = await open();
    expect(gameResults.all()).toEqual([rows[0]]);
  });
});

test("points are written in words", () => {
  expect([formatPoints(1), formatPoints(1204)]).toEqual(["1 point", "1,204 points"]);
});
