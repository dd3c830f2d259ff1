import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseMemory } from "./release-memory.ts";

const MEGABYTE = 1024 ** 2;

test("what is garbage is given back to the system", () => {
  let kept: object[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `row ${index}` }));
  const large = process.memoryUsage();
  assert.equal(kept.length, 400_000);
  kept = null;
  releaseMemory();
  const small = process.memoryUsage();
  assert.ok(small.heapTotal < large.heapTotal - 15 * MEGABYTE, `heap of ${large.heapTotal} and then ${small.heapTotal} bytes`);
  assert.equal("gc" in globalThis, false);
});
