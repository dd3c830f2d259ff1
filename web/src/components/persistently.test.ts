import assert from "node:assert/strict";
import { test } from "node:test";
import { persistently } from "./persistently.ts";

/** Loads fail as many times as there are answers of the service before the last one. */
function surroundings(answers: readonly boolean[], { isReachable = true } = {}) {
  const left = [...answers];
  const seen = { loads: 0, waits: 0, reloads: 0 };
  return {
    seen,
    load: async () => {
      seen.loads += 1;
      if (left.length > 0) throw new TypeError("Failed to fetch dynamically imported module");
      return "part";
    },
    isReachable: () => isReachable,
    isAnswering: async () => left.shift() ?? true,
    wait: async () => void (seen.waits += 1),
    reload: () => ((seen.reloads += 1), false),
  };
}

test("a part is loaded as soon as the service answers again", async () => {
  const away = surroundings([false, false]);
  assert.equal(await persistently(away.load, away), "part");
  assert.deepEqual(away.seen, { loads: 3, waits: 2, reloads: 0 });
});

test("a part that fails just as the service returns is tried once more", async () => {
  const returning = surroundings([false, true]);
  assert.equal(await persistently(returning.load, returning), "part");
  assert.deepEqual(returning.seen, { loads: 3, waits: 2, reloads: 0 });
});

test("a part that an answering service does not have reloads the page, and fails where that was just done", async () => {
  const upgraded = surroundings([true]);
  await assert.rejects(persistently(upgraded.load, upgraded), /dynamically imported/);
  assert.deepEqual(upgraded.seen, { loads: 1, waits: 0, reloads: 1 });
});

test("a part is not asked for while the service is known to be away", async () => {
  const away = surroundings([false, false], { isReachable: false });
  assert.equal(await persistently(away.load, away), "part");
  assert.deepEqual(away.seen, { loads: 1, waits: 2, reloads: 0 });
});
