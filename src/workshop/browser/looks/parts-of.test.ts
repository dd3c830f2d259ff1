import assert from "node:assert/strict";
import { test } from "node:test";
import { partsOf } from "./look-at.ts";

test("a page that fits is one picture, and a longer one is divided from its top to its end", () => {
  assert.deepEqual(partsOf(812, 1_600), { parts: [{ y: 0, height: 812 }], unseen: 0 });
  const { parts, unseen } = partsOf(2_600, 1_600);
  assert.deepEqual(parts, [
    { y: 0, height: 1_300 },
    { y: 1_260, height: 1_340 },
  ]);
  assert.equal(unseen, 0);
});

test("of a page that is too long it is known how much is not pictured", () => {
  const { parts, unseen } = partsOf(10_000, 1_200);
  assert.equal(parts.length, 4);
  const last = parts.at(-1);
  assert.equal((last?.y ?? 0) + (last?.height ?? 0), 4_800);
  assert.equal(unseen, 5_200);
});
