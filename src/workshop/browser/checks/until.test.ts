import assert from "node:assert/strict";
import { test } from "node:test";
import { afterFailure, until } from "./until.ts";

/** How often is looked for something that never holds, where the time is up at once. */
async function looksWith(looks: number): Promise<number> {
  let seen = 0;
  const count = (): Promise<number> => Promise.resolve((seen += 1));
  await until({ patience: { milliseconds: 0, looks } }, { look: count, isGood: () => false });
  return seen;
}

test("ends at the first look that holds", async () => {
  let seen = 0;
  const found = await until(
    { patience: { milliseconds: 60_000, looks: 12 } },
    { look: () => Promise.resolve((seen += 1)), isGood: (looks) => looks === 3 },
  );
  assert.deepEqual([found, seen], [3, 3]);
});

test("looks a minimum of times on a machine so slow that the time is up at once, and half of that after a failure", async () => {
  const patience = { milliseconds: 2000, looks: 12 };
  assert.equal(await looksWith(patience.looks), 12);
  assert.equal(await looksWith(afterFailure(patience).looks), 6);
  assert.equal(afterFailure(patience).milliseconds, 400);
});

test("waits for as long as the page had the processor, by the clock of whoever watches it", async () => {
  const looksBy = async (now: () => number): Promise<number> => {
    let seen = 0;
    const look = (): Promise<number> => Promise.resolve((seen += 1));
    return until({ patience: { milliseconds: 2, looks: 1, now } }, { look, isGood: (count) => count === 5 });
  };
  let time = 0;
  assert.equal(await looksBy(() => 0), 5);
  assert.equal(await looksBy(() => (time += 1)), 2);
});
