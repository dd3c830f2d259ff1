import { beforeEach, expect, test } from "vitest";
import { createMarks, markedRows, mostVotes, toggleMark } from "@/lib/marks";

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

test("what was voted for comes first", () => {
  const votes = createMarks("marks-ordered");
  toggleMark(votes, "b");
  expect([{ id: "a" }, { id: "b" }].toSorted(mostVotes(votes).compare)).toEqual([{ id: "b" }, { id: "a" }]);
});
