import assert from "node:assert/strict";
import { test } from "node:test";
import { TEST_LIMITS } from "../../../workshop/sandbox/testing/test-run.ts";
import { describeTests } from "./test-project.ts";

const failed = (name: string, message = "expected 1 to be 2") => ({
  name,
  places: ["src/total.ts:4", "tests/total.test.ts:9"],
  message,
  isWhole: true,
});
const clean = { reason: null, passed: 3, skipped: 0, failures: 0, failed: [] };

test("a failing test is named with its message, where it failed, and the test that led there", () => {
  const said = describeTests({ ...clean, failures: 1, failed: [failed("tests/total.test.ts > adds")] }, new Map());
  assert.equal(
    said,
    "The project's own tests: 3 passed, 1 failed.\n- tests/total.test.ts > adds at src/total.ts:4 (from tests/total.test.ts:9): expected 1 to be 2",
  );
});

test("what is left out is said: further tests, the rest of a message, and tests where npm test does not look", () => {
  const long = { ...failed("long", "x".repeat(TEST_LIMITS.messageCharacters)), isWhole: false };
  const said = describeTests({ ...clean, failures: 25, failed: [long] }, new Map([["src/a.test.tsx", ""]]));
  assert.match(said, /\[the rest is left out: a message has at most 1,200 characters\]/);
  assert.match(said, /and 24 more; at most 20 are shown/);
  assert.match(said, /Not run, since npm test runs the files in tests\/ alone: src\/a\.test\.tsx\./);
});

test("a run that was ended says why, and how far it came", () => {
  assert.equal(
    describeTests({ ...clean, reason: "The run was ended after 90 seconds, in “waits”." }, new Map()),
    "The run was ended after 90 seconds, in “waits”.\nThe project's own tests: 3 passed, 0 failed.",
  );
  assert.equal(describeTests({ ...clean, passed: 0, reason: "The project has no tests." }, new Map()), "The project has no tests.");
});
