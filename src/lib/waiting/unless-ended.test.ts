import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate, setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { unlessEnded } from "./unless-ended.ts";

const never = new Promise<void>(() => undefined);

test("work comes to its value, unless the end comes first", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  assert.deepEqual(await unlessEnded(ended, setTimeout(1, "done")), { value: "done" });
  const late = unlessEnded(ended, never);
  end();
  assert.equal(await late, "ended");
  assert.equal(await unlessEnded(ended, never), "ended");
  assert.equal(await unlessEnded(Promise.resolve(), never), "ended");
});

test("work that fails fails", async () => {
  await assert.rejects(unlessEnded(never, Promise.reject(new Error("no"))), /no/);
});

test("an end that does not come holds nothing of what was waited for beside it", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const answers = await Promise.all(Array.from({ length: 20 }, answerOnce));
  for (let turn = 0; turn < 10; turn += 1) {
    await setImmediate();
    collect();
  }
  assert.equal(answers.filter((answer) => answer.deref() !== undefined).length, 0);
});

async function answerOnce(): Promise<WeakRef<object>> {
  const outcome = await unlessEnded(never, setTimeout(1, new Uint8Array(1_000)));
  assert.ok(typeof outcome === "object");
  return new WeakRef(outcome.value);
}
