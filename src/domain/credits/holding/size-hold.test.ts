import assert from "node:assert/strict";
import { test } from "node:test";
import { holdFor } from "./size-hold.ts";

const credits = (...amounts: number[]): number[] => amounts.map((amount) => amount * 1_000_000);
const times = (count: number, amount: number): number[] => credits(...Array.from({ length: count }, () => amount));

test("until there are ten builds, the estimate is held", () => {
  assert.equal(holdFor(120, []), 120);
  assert.equal(holdFor(120, times(9, 300)), 120);
});

test("then it is what four in five of them cost at most, in whole credits", () => {
  assert.equal(holdFor(120, credits(10, 20, 30, 40, 50, 60, 70, 80.2, 190, 200)), 81);
  assert.equal(holdFor(120, [...times(40, 150), ...times(10, 900)]), 150);
  assert.equal(holdFor(120, [...times(39, 150), ...times(11, 170)]), 170);
});

test("it is never less than a quarter of the estimate or the floor of every build, nor more than three times the estimate", () => {
  assert.equal(holdFor(400, times(50, 1)), 100);
  assert.equal(holdFor(40, times(50, 1)), 25);
  assert.equal(holdFor(100, times(50, 5_000)), 300);
});
