import assert from "node:assert/strict";
import { test } from "node:test";
import { openSlots } from "./open-slots.ts";

const never = new AbortController().signal;

/** Resolves to whether a promise has settled by now. */
const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test("an owner never has all places, and another one gets the rest at once", async () => {
  const slots = openSlots({ places: 2, placesPerOwner: 1 });
  const first = await slots.take("a", never);
  const second = slots.take("a", never);
  assert.equal(await isSettled(second), false);
  await slots.take("b", never);
  first();
  assert.equal(await isSettled(second), true);
});

test("of the waiting owners, the one with the fewest places goes first", async () => {
  const slots = openSlots({ places: 3, placesPerOwner: 2 });
  const [one] = await Promise.all(["a", "b", "b"].map((owner) => slots.take(owner, never)));
  const ofA = slots.take("a", never);
  const ofC = slots.take("c", never);
  one?.();
  // A holds none any more and asked before C, which holds none either.
  assert.deepEqual([await isSettled(ofA), await isSettled(ofC)], [true, false]);
});

test("an owner that gives up waiting takes no place, and a place that is given back twice is one place", async () => {
  const slots = openSlots({ places: 1, placesPerOwner: 1 });
  const giveBack = await slots.take("a", never);
  const gone = new AbortController();
  const waits = slots.take("b", gone.signal);
  gone.abort(new Error("no longer"));
  await assert.rejects(waits, /no longer/);
  giveBack();
  giveBack();
  await slots.take("c", never);
  assert.equal(await isSettled(slots.take("d", never)), false);
  await assert.rejects(slots.take("e", AbortSignal.abort(new Error("too late"))), /too late/);
});
