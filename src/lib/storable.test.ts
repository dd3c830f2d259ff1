import assert from "node:assert/strict";
import { test } from "node:test";
import { storable } from "./storable.ts";

test("what the database refuses is left out of texts, at every depth, and the rest stays as it is", () => {
  const at = new Date(0);
  const given = { "a\u0000": ["x\u0000y", { b: "half \ud83d" }], n: 1, at, none: null, gone: undefined };
  assert.deepEqual(storable(given), { a: ["xy", { b: "half \ufffd" }], n: 1, at, none: null, gone: undefined });
});
