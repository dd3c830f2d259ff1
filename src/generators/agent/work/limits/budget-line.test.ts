import assert from "node:assert/strict";
import { test } from "node:test";
import { budgetLine, type Limits } from "./budget-line.ts";

const limits = (changes: Partial<Limits> = {}): Limits => ({
  credits: { left: 150.4, all: 187 },
  steps: { left: 79, all: 80 },
  tokens: { left: 5_760_000, all: 6_000_000 },
  milliseconds: { left: 43.9 * 60_000, all: 45 * 60_000 },
  costliestStep: 3,
  ...changes,
});

test("the line says what is left of each limit, never more than there is", () => {
  const { line, warned } = budgetLine(limits(), []);
  assert.equal(line, "[Left: 150 of 187 credits, 79 steps, 5.8 million tokens, 43 minutes.]");
  assert.deepEqual(warned, []);
});

test("each limit is warned about once, when a fifth of it is left", () => {
  const low = limits({ credits: { left: 37.4, all: 187 }, steps: { left: 16, all: 80 } });
  const first = budgetLine(low, []);
  assert.match(first.line, /Only a fifth of the credits and the steps is left\. First bring what you have/);
  assert.doesNotMatch(budgetLine(low, first.warned).line, /fifth/);
  const late = budgetLine({ ...low, milliseconds: { left: 60_000, all: 45 * 60_000 } }, first.warned);
  assert.match(late.line, /Only a fifth of the time is left/);
  assert.doesNotMatch(budgetLine(limits({ credits: { left: 38, all: 187 } }), []).line, /fifth/);
});

test("when the credits allow only a few answers, and one more, that is said once each", () => {
  const first = budgetLine(limits({ costliestStep: 40 }), []);
  assert.match(first.line, /allow a few more answers like the most expensive one so far/);
  assert.doesNotMatch(budgetLine(limits({ costliestStep: 60 }), first.warned).line, /answer/);
  const last = budgetLine(limits({ costliestStep: 100 }), first.warned);
  assert.match(last.line, /allow one more answer like/);
  assert.doesNotMatch(budgetLine(limits({ costliestStep: 100 }), last.warned).line, /answer/);
  assert.doesNotMatch(budgetLine(limits({ costliestStep: 37 }), []).line, /answer/);
});

test("a model without a price has no credits to warn about", () => {
  assert.doesNotMatch(budgetLine(limits({ credits: { left: 0, all: 0 }, costliestStep: 0 }), []).line, /fifth/);
});
