import { beforeEach, expect, test, vi } from "vitest";
import { sectorMiddle, sectorName, sectorPath, sectorTone, turnTo } from "@/lib/games/wheel/drawn-wheel";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("the first of four sectors goes from the top to the right", () => {
  expect(sectorPath(0, 4)).toBe("M0 0L0.00 -100.00A100 100 0 0 1 100.00 -0.00Z");
  expect(sectorPath(0, 1)).toContain("A100 100 0 1 1");
  expect(sectorMiddle(0, 4)).toBe(0.125);
});

test("neighbors never have the same color", () => {
  for (const count of [2, 3, 4, 5, 8, 9]) {
    const tones = Array.from({ length: count }, (_, index) => sectorTone(index, count));
    for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[(index + 1) % count]);
  }
});

test("a spin turns the wheel onward, until its sector is at the top", () => {
  const first = turnTo(3, 8, { from: 0, turns: 4 });
  expect(first).toBe(4 - 3.5 / 8);
  const second = turnTo(0, 8, { from: first, turns: 4 });
  expect(second).toBe(8 - 0.5 / 8);
});

test("a long name is cut", () => {
  expect(sectorName("Free delivery")).toBe("Free delivery");
  expect(sectorName("A holiday for the whole family")).toBe("A holiday for the…");
});

test("the prizes are those of the app at first, and wins are stored with the newest first", async () => {
  const { createWheelPrizes, recordWin } = await import("@/lib/games/wheel/prizes");
  expect(createWheelPrizes(["Jackpot", "Gift"]).all()).toEqual([
    { id: "prize-1", name: "Jackpot" },
    { id: "prize-2", name: "Gift" },
  ]);
  recordWin("Gift");
  recordWin("Jackpot");
  vi.resetModules();
  const { wheelWins } = await import("@/lib/games/wheel/prizes");
  expect(wheelWins.all().map(({ prize }) => prize)).toEqual(["Jackpot", "Gift"]);
});

test("damaged prizes and wins are dropped", async () => {
  localStorage.setItem(
    "recipe-box/wheel-prizes",
    JSON.stringify({
      version: 1,
      rows: [
        { id: "a", name: "Gift" },
        { id: "b", name: {} },
      ],
    }),
  );
  localStorage.setItem("recipe-box/wheel-wins", JSON.stringify({ version: 1, rows: [{ id: "a" }, { id: "b", prize: "Gift" }] }));
  const { createWheelPrizes, wheelWins } = await import("@/lib/games/wheel/prizes");
  expect(createWheelPrizes(["Jackpot"]).all()).toEqual([{ id: "a", name: "Gift" }]);
  expect(wheelWins.all()).toEqual([{ id: "b", prize: "Gift", at: "" }]);
});
