import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateNeed } from "./estimate-need.ts";

const progress = { spent: 180, budget: 187, costliestStep: 10, owed: 0, planned: 10, passed: 5 };

test("what is missing is expected to cost its share of the work so far, beside what is left", () => {
  assert.deepEqual(estimateNeed(progress), { credits: 85, atLeast: 13 });
  assert.deepEqual(estimateNeed({ ...progress, passed: 0 }), { credits: 175, atLeast: 13 });
});

test("it is at least a quarter of the work, and three more steps", () => {
  assert.equal(estimateNeed({ ...progress, passed: 10 }).credits, 40);
  assert.equal(estimateNeed({ ...progress, planned: 0, passed: 0, costliestStep: 60 }).credits, 175);
});

test("an answer that is owed is needed in any case, and what is left may suffice", () => {
  assert.deepEqual(estimateNeed({ ...progress, owed: 50 }), { credits: 135, atLeast: 63 });
  assert.deepEqual(estimateNeed({ ...progress, budget: 900 }), { credits: 0, atLeast: 1 });
});
