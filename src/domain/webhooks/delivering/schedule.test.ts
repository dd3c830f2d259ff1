import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ATTEMPTS_MAX, nextWait } from "./schedule.ts";

const hours = (milliseconds: number | null) => (milliseconds ?? Number.NaN) / 3_600_000;

test("ten attempts are made: at once, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h", () => {
  const waits = Array.from({ length: ATTEMPTS_MAX }, (_, attempts) => nextWait(attempts, 0.5));
  assert.deepEqual(waits, [0, 5_000, 300_000, ...[0.5, 2, 5, 10, 14, 20, 24].map((one) => one * 3_600_000)]);
  assert.equal(nextWait(ATTEMPTS_MAX, 0.5), null);
  assert.ok(Math.abs(waits.reduce<number>((sum, wait) => sum + hours(wait), 0) - 75.6) < 0.1);
});

test("chance moves a wait by a tenth at most, either way", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: ATTEMPTS_MAX - 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
      const middle = nextWait(attempts, 0.5) ?? 0;
      const wait = nextWait(attempts, chance) ?? 0;
      assert.ok(wait >= middle * 0.9 - 1 && wait <= middle * 1.1 + 1);
    }),
  );
});
