import assert from "node:assert/strict";
import { test } from "node:test";
import { amountWords, balanceWords } from "./amount-words.ts";

const fast = { category: "fast" };
const range = (from: number, to: number) => ({ from, to });

test("a range is said in credits, and in dollars where they are known", () => {
  const credits = range(78, 1_205);
  assert.equal(amountWords({ credits, dollars: null, model: fast }), "About 78 to 1,205 credits");
  assert.equal(amountWords({ credits, dollars: range(0.78, 12.05), model: fast }), "About 78 to 1,205 credits (US$ 0.78 to 12.05)");
});

test("what is certain is not said to be rough", () => {
  assert.equal(amountWords({ credits: range(2, 2), dollars: range(0, 0), model: { category: "free" } }), "2 credits");
  assert.equal(amountWords({ credits: range(1, 1), dollars: range(0, 0), model: fast }), "1 credit");
  assert.equal(amountWords({ credits: range(0, 0), dollars: range(0, 0), model: { category: "paid" } }), "Free of charge");
  assert.equal(amountWords({ credits: range(3, 3), dollars: range(0.011, 0.011), model: fast }), "About 3 credits (US$ 0.011)");
});

test("the balance is low when the build may cost more", () => {
  assert.deepEqual(balanceWords({ credits: range(2, 2), balance: 1_200 }), { words: "1,200 left", isLow: false });
  assert.deepEqual(balanceWords({ credits: range(5, 9), balance: 9 }), { words: "9 left", isLow: false });
  assert.deepEqual(balanceWords({ credits: range(5, 9), balance: 8 }), { words: "8 left", isLow: true });
});
