import assert from "node:assert/strict";
import { test } from "node:test";
import { countLines } from "./count-lines.ts";

test("lines are counted as a person would count them", () => {
  const cases: [string, string, number, number][] = [
    ["", "", 0, 0],
    ["", "a\nb\n", 2, 0],
    ["a\nb\n", "", 0, 2],
    ["a\nb\nc\n", "a\nx\nc\n", 1, 1],
    ["a\nb\nc", "a\nb\nc\n", 0, 0],
    ["a\nb\nc\nd\n", "b\nc\nd\na\n", 1, 1],
    ["a\na\na\n", "a\na\n", 0, 1],
  ];
  for (const [before, after, added, removed] of cases)
    assert.deepEqual(countLines(before, after), { added, removed }, JSON.stringify([before, after]));
});

test("texts of thousands of equal lines are compared in a moment", () => {
  const before = `start\n${"\n".repeat(60_000)}`;
  const after = `other\n${"\nx\n".repeat(30_000)}`;
  const began = performance.now();
  const { added, removed } = countLines(before, after);
  assert.ok(performance.now() - began < 1_000);
  assert.ok(added >= 30_000 && removed >= 0);
});
