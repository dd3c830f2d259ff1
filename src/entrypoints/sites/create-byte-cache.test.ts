import assert from "node:assert/strict";
import { test } from "node:test";
import { type ByteCache, createByteCache } from "./create-byte-cache.ts";

test("makes what it has not, and keeps it", async () => {
  const { ask, made } = countingCache({ totalBytesMax: 100, itemBytesMax: 100 });
  assert.equal((await ask("a", 10))?.byteLength, 10);
  assert.equal((await ask("a", 10))?.byteLength, 10);
  assert.deepEqual(made, ["a"]);
});

test("drops what was asked for longest ago", async () => {
  const { ask, made } = countingCache({ totalBytesMax: 25, itemBytesMax: 100 });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key, 10);
  assert.deepEqual(made, ["a", "b", "c", "b"]);
});

test("does not keep what is too large, nor an absence", async () => {
  const { ask, made } = countingCache({ totalBytesMax: 100, itemBytesMax: 20 });
  for (const key of ["large", "large"]) await ask(key, 21);
  for (const key of ["absent", "absent"]) await ask(key, null);
  assert.deepEqual(made, ["large", "large", "absent", "absent"]);
});

test("those who ask at the same time share one making, and its failure, which is forgotten", async () => {
  const cache = createByteCache({ totalBytesMax: 100, itemBytesMax: 100 });
  const first = Promise.withResolvers<Uint8Array>();
  const asked = [cache("a", () => first.promise), cache("a", () => assert.fail("made twice"))];
  first.reject(new Error("broken"));
  for (const answer of asked) await assert.rejects(answer, /broken/);
  assert.equal((await cache("a", async () => new Uint8Array(3)))?.byteLength, 3);
});

function countingCache(limits: Parameters<typeof createByteCache>[0]) {
  const cache: ByteCache = createByteCache(limits);
  const made: string[] = [];
  const ask = (key: string, size: number | null) =>
    cache(key, async () => {
      made.push(key);
      return size === null ? null : new Uint8Array(size);
    });
  return { ask, made };
}
