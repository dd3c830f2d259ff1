import assert from "node:assert/strict";
import { test } from "node:test";
import { inThread, ThreadRefusal } from "./in-thread.ts";
import { addUp, fail, fillMemory, neverEnd } from "./sample-work.ts";

const sample = new URL("./sample-work.ts", import.meta.url).href;
const add = inThread(sample, addUp);
const hang = inThread(sample, neverEnd);
const late = (error: unknown) => error instanceof ThreadRefusal && error.reason === "late";

test("work is done in a thread, and what it throws is thrown", async () => {
  assert.equal(await add([1, 2, 3], { owner: "one", milliseconds: 20_000 }), 6);
  await assert.rejects(inThread(sample, fail)(undefined, { owner: "one", milliseconds: 20_000 }), /this is too much/);
});

test("work that does not end is ended at its deadline, and its thread replaced, again and again", async () => {
  for (let round = 0; round < 6; round += 1) await assert.rejects(hang(undefined, { owner: "one", milliseconds: 50 }), late);
  assert.equal(await add([4], { owner: "one", milliseconds: 20_000 }), 4);
});

test("an owner has one thread, and others go on beside it", async () => {
  const hanging = Array.from({ length: 20 }, () => hang(undefined, { owner: "greedy", milliseconds: 3_000 }));
  await assert.rejects(
    hang(undefined, { owner: "greedy", milliseconds: 3_000 }),
    (error) => error instanceof ThreadRefusal && error.reason === "busy",
  );
  assert.equal(await add([5], { owner: "other", milliseconds: 2_500 }), 5);
  for (const one of hanging) await assert.rejects(one, late);
});

test("the work of an owner that leaves is ended", async () => {
  const leaving = new AbortController();
  const work = hang(undefined, { owner: "one", milliseconds: 60_000, signal: leaving.signal });
  leaving.abort(new Error("gone"));
  await assert.rejects(work, /gone/);
});

test("work that fills its memory ends alone", async () => {
  await assert.rejects(inThread(sample, fillMemory)(undefined, { owner: "one", milliseconds: 60_000 }), /memory/i);
  assert.equal(await add([6], { owner: "one", milliseconds: 20_000 }), 6);
});
