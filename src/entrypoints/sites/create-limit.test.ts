import assert from "node:assert/strict";
import { test } from "node:test";
import { createLimit } from "./create-limit.ts";

test("runs so many at once, the others in their order, and goes on after a failure", async () => {
  const limit = createLimit(2);
  const started: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = gates.map((gate, index) =>
    limit(() => {
      started.push(index);
      return gate.promise;
    }),
  );
  const settled = Promise.allSettled(results);

  await Promise.resolve();
  assert.deepEqual(started, [0, 1]);
  gates[1]?.reject(new Error("broken"));
  await Promise.allSettled([results[1]]);
  assert.deepEqual(started, [0, 1, 2]);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  assert.deepEqual(
    (await settled).map((result) => (result.status === "fulfilled" ? result.value : "failed")),
    [0, "failed", 2, 3, 4],
  );
  assert.deepEqual(started, [0, 1, 2, 3, 4]);

  const again = Promise.withResolvers<number>();
  const others = [limit(() => again.promise), limit(async () => 6)];
  assert.equal(await others[1], 6);
  again.resolve(5);
  assert.equal(await others[0], 5);
});
