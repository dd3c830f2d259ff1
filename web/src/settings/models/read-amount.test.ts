import assert from "node:assert/strict";
import { test } from "node:test";
import { readAmount } from "./read-amount.ts";

test("an amount is read with a point or a comma, and nothing is no amount", () => {
  assert.deepEqual(["20", " 0.5 ", "0,5", ".5", "3.", "", "  "].map(readAmount), [20, 0.5, 0.5, 0.5, 3, null, null]);
});

test("anything else is not a number", () => {
  for (const text of ["-1", "1e3", "abc", "1.2.3", "1,000.5", "Infinity", "$5"]) assert.ok(Number.isNaN(readAmount(text)), text);
});
