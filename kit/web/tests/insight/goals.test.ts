import { beforeEach, expect, test, vi } from "vitest";
import { localDate } from "@/lib/format";
import { type Goal, isOverdue, progressed, reachedOf, streakOf } from "@/lib/insight/goals";

const goal: Goal = { title: "Read", target: 20, unit: "books", by: "", counts: "", countedFrom: 0, reached: 3, days: [] };

beforeEach(() => localStorage.clear());

test("progress is what was entered, or the rows that were added since", () => {
  const counts = new Map([["book", 12]]);
  expect(reachedOf(goal, counts)).toBe(3);
  expect(reachedOf({ ...goal, counts: "book", countedFrom: 10 }, counts)).toBe(2);
  expect(reachedOf({ ...goal, counts: "book", countedFrom: 15 }, counts)).toBe(0);
  expect(reachedOf({ ...goal, counts: "film" }, counts)).toBe(0);
});

test("progress counts once a day and never falls below 0", () => {
  expect(progressed({ ...goal, days: [localDate()] }, 2)).toEqual({ reached: 5, days: [localDate()] });
  expect(progressed(goal, -9).reached).toBe(0);
});

test("a streak goes up to today or yesterday", () => {
  expect(streakOf([localDate(), localDate(-1), localDate(-2), localDate(-4)])).toBe(3);
  expect(streakOf([localDate(-1), localDate(-2)])).toBe(2);
  expect(streakOf([localDate(-2)])).toBe(0);
  expect(streakOf([])).toBe(0);
});

test("a goal is overdue after its day", () => {
  expect([localDate(-1), localDate(), ""].map((by) => isOverdue({ ...goal, by }))).toEqual([true, false, false]);
});

test("damaged goals are read as far as possible", async () => {
  const rows = [
    { id: "a", title: "Walk", target: -3, by: "soon", days: "2026-01-01" },
    { id: "b", target: 3 },
  ];
  localStorage.setItem("recipe-box/goals", JSON.stringify({ version: 1, rows }));
  vi.resetModules();
  const { goals } = await import("@/lib/insight/goals");
  expect(goals.all()).toEqual([
    { id: "a", title: "Walk", target: 1, unit: "", by: "", counts: "", countedFrom: 0, reached: 0, days: ["2026-01-01"] },
  ]);
});
