import assert from "node:assert/strict";
import { test } from "node:test";
import { microCreditsOf, microCreditsPerCredit } from "./micro-credits-of.ts";

const sonnet = { price: { input: 3, cachedInput: 0.3, output: 15 }, multiplier: 1 };

test("A call costs its tokens by their prices: input, cached input and output", () => {
  // 2,000 × $3 = 6,000 µ$; 10,000 × $0.30 = 3,000 µ$; 1,000 × $15 = 15,000 µ$: 24,000 µ$ = 2.4 cents.
  assert.equal(microCreditsOf(sonnet, { input: 2_000, cachedInput: 10_000, output: 1_000 }), 2_400_000);
});

test("What is written to the cache costs its own price, or a quarter more than other input", () => {
  const usage = { input: 0, cachedInput: 0, cacheWritten: 1_000_000, output: 0 };
  assert.equal(microCreditsOf(sonnet, usage), 375 * microCreditsPerCredit);
  assert.equal(microCreditsOf({ price: { ...sonnet.price, cacheWrite: 6 }, multiplier: 1 }, usage), 600 * microCreditsPerCredit);
});

test("A million tokens at one dollar are a hundred credits", () => {
  const entry = { price: { input: 1, cachedInput: 1, output: 1 }, multiplier: 1 };
  assert.equal(microCreditsOf(entry, { input: 1_000_000, cachedInput: 0, output: 0 }) / microCreditsPerCredit, 100);
});

test("The multiplier raises the cost", () => {
  // 100 × $3 + 100 × $15 = 1,800 µ$ = 0.18 cents; × 1.5 = 0.27.
  assert.equal(microCreditsOf({ ...sonnet, multiplier: 1.5 }, { input: 100, cachedInput: 0, output: 100 }), 270_000);
});

test("A price far below a cent is not lost, and a model without a price is free", () => {
  // One token at $0.05 a million is 0.05 µ$ = 5 micro-credits.
  assert.equal(
    microCreditsOf({ price: { input: 0.05, cachedInput: 0, output: 0.4 }, multiplier: 1 }, { input: 1, cachedInput: 0, output: 0 }),
    5,
  );
  assert.equal(
    microCreditsOf({ price: { input: 0, cachedInput: 0, output: 0 }, multiplier: 1 }, { input: 9_999, cachedInput: 9, output: 9_999 }),
    0,
  );
});

test("Three calls of a tenth of a credit and one of 2.7 are exactly three credits", () => {
  const cents = (credits: number) =>
    microCreditsOf(
      { price: { input: 0.1, cachedInput: 0, output: 0 }, multiplier: 1 },
      { input: credits * 100_000, cachedInput: 0, output: 0 },
    );
  assert.equal(cents(0.1) + cents(0.1) + cents(0.1) + cents(2.7), 3 * microCreditsPerCredit);
});
