import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { attemptSync } from "./attempt-sync.ts";

test("a call that succeeds gives its value", () => {
  assert.deepEqual(
    attemptSync(() => 7),
    { ok: true, value: 7 },
  );
});

test("a refusal by the operating system is a value with the errno's name", () => {
  const result = attemptSync(() => readFileSync("/nowhere/at/all"));
  assert.equal(result.ok, false);
  assert.equal(!result.ok && result.code, "ENOENT");
});

test("text that is not JSON is a value too", () => {
  const result = attemptSync<unknown>(() => JSON.parse("{"));
  assert.equal(!result.ok && result.code, "SyntaxError");
});

test("a defect is thrown on", () => {
  assert.throws(
    () =>
      attemptSync(() => {
        throw new TypeError("a defect");
      }),
    TypeError,
  );
});
