import assert from "node:assert/strict";
import { test } from "node:test";
import { attempt } from "./attempt.ts";

test("a value, a rejection and a synchronous throw are each returned", async () => {
  assert.deepEqual(await attempt(async () => 1), { ok: true, value: 1 });
  const error = new Error("late");
  assert.deepEqual(await attempt(() => Promise.reject(error)), { ok: false, error });
  assert.deepEqual(
    await attempt(() => {
      throw error;
    }),
    { ok: false, error },
  );
});
