import assert from "node:assert/strict";
import { test } from "node:test";
import { tryAgain } from "./try-again.ts";

const options = { isPassing: (error: unknown) => String(error).includes("passing"), pauseMilliseconds: 1, onAgain: () => undefined };

test("work that fails in a passing way is begun again until it is done", async () => {
  const retried: string[] = [];
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw new Error(`passing ${tries}`);
    return "done";
  };
  const onAgain = (error: unknown) => void retried.push(String(error));
  assert.equal(await tryAgain(work, { ...options, patienceMilliseconds: 60_000, onAgain }), "done");
  assert.deepEqual(retried, ["Error: passing 1", "Error: passing 2"]);
});

test("another failure is thrown at once, and a passing one when it has lasted too long", async () => {
  const failing = (message: string) => async () => Promise.reject(new Error(message));
  await assert.rejects(tryAgain(failing("for good"), { ...options, patienceMilliseconds: 60_000 }), /for good/);
  await assert.rejects(tryAgain(failing("passing"), { ...options, patienceMilliseconds: 5 }), /passing/);
});
