import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
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
    ["a\nb\na\nb\n", "b\na\nb\na\n", 1, 1],
    ["a\nb\nc\nd\ne\n", "e\nd\nc\nb\na\n", 4, 4],
  ];
  for (const [before, after, added, removed] of cases)
    assert.deepEqual(countLines(before, after), { added, removed }, JSON.stringify([before, after]));
});

test("texts of thousands of equal lines are compared in a moment", () => {
  const before = `start\n${"\n".repeat(60_000)}`;
  const after = `other\n${"\nx\n".repeat(30_000)}`;
  const began = process.threadCpuUsage();
  const { added, removed } = countLines(before, after);
  const { user, system } = process.threadCpuUsage(began);
  assert.ok(user + system < 1_000_000);
  assert.ok(added >= 30_000 && removed >= 0);
});

test("what is counted is what the plainest algorithm counts", () => {
  const lines = fc.array(fc.constantFrom("a", "b", "c", "d", ""), { maxLength: 30 });
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const common = plainly(one, other);
      const text = (all: string[]) => all.map((line) => `${line}\n`).join("");
      assert.deepEqual(countLines(text(one), text(other)), { added: other.length - common, removed: one.length - common });
    }),
  );
});

test("60,000 unique lines in another order are compared in a moment", () => {
  const lines = Array.from({ length: 60_000 }, (_, at) => at.toString(36));
  const moved = lines.map((_, at) => lines[(at * 7_919) % 60_000]);
  const began = process.threadCpuUsage();
  const { added, removed } = countLines(lines.join("\n"), moved.join("\n"));
  const { user, system } = process.threadCpuUsage(began);
  assert.ok((user + system) / 1_000 < 500, `${(user + system) / 1_000} ms`);
  assert.ok(added === removed && added > 30_000 && added < 60_000);
});

/** The length of the longest common subsequence, by the standard dynamic-programming table. */
function plainly(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0);
  for (const line of one) {
    const before = row;
    row = [];
    for (const [at, same] of other.entries())
      row.push(line === same ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0));
  }
  return row.at(-1) ?? 0;
}
