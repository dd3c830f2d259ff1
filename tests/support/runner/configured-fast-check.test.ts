import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isNightly } from "./volume.ts";

test("random cases are the same in every run, and new in nightly ones", () => {
  const draw = () => fc.sample(fc.integer(), 5);
  const again = draw();
  if (isNightly) assert.notDeepEqual(draw(), again);
  else assert.deepEqual(draw(), again);
});
