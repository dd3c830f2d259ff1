import assert from "node:assert/strict";
import { test } from "node:test";
import { takeTurns } from "./take-turns.ts";

test("no more run at once than may, each in its turn, and one that fails makes way for the next", async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  await new Promise(setImmediate);
  assert.deepEqual(begun, [0, 1]);
  ends[1]?.reject(new Error("failed"));
  await assert.rejects(all[1] ?? Promise.resolve(), /failed/);
  await new Promise(setImmediate);
  assert.deepEqual(begun, [0, 1, 2]);
  ends.forEach(({ resolve }) => resolve());
  await Promise.all([all[0], all[2], all[3]]);
  assert.deepEqual(begun, [0, 1, 2, 3]);
  assert.equal(await inTurn(async () => "free again"), "free again");
});
