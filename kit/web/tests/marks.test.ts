import { beforeEach, expect, test } from "vitest";
import { createMarks, markedRows, toggleMark } from "@/lib/marks";

beforeEach(() => localStorage.clear());

test("a row is marked and its mark taken back", () => {
  const marks = createMarks("marks-toggled");
  expect(toggleMark(marks, "recipe-1")).toBe(true);
  expect(marks.all().map(({ about }) => about)).toEqual(["recipe-1"]);
  expect(toggleMark(marks, "recipe-1")).toBe(false);
  expect(marks.all()).toEqual([]);
});

test("marks of rows that are gone are left out, and so is what no mark is", () => {
  localStorage.setItem(
    "recipe-box/marks-read",
    JSON.stringify({ version: 1, rows: [{ id: "1", about: "b", at: "2026-11-18T10:00:00Z" }, { id: "2", about: "x" }, { id: "3" }] }),
  );
  const marks = createMarks("marks-read");
  expect(marks.all()).toHaveLength(2);
  expect(markedRows([{ id: "a" }, { id: "b" }], marks.all())).toEqual([{ id: "b" }]);
});
