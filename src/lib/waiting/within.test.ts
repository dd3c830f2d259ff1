import assert from "node:assert/strict";
import { test } from "node:test";
import { within } from "./within.ts";

test("a result that comes in time is returned, and one that is late or fails is null", async () => {
  assert.equal(await within(60_000, Promise.resolve(7)), 7);
  assert.equal(await within(1, new Promise(() => undefined)), null);
  assert.equal(await within(60_000, Promise.reject(new Error("no"))), null);
});
