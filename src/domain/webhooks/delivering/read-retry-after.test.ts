import assert from "node:assert/strict";
import { test } from "node:test";
import { readRetryAfter } from "./read-retry-after.ts";

const now = new Date("2026-03-10T12:00:00Z");

const table: [text: string | null, seconds: number | null][] = [
  [null, null],
  ["", null],
  ["soon", null],
  ["-5", null],
  ["0", null],
  ["1.5", null],
  ["120", 120],
  [" 7 ", 7],
  ["999999999", 86_400],
  ["Tue, 10 Mar 2026 12:10:00 GMT", 600],
  ["Tue, 10 Mar 2026 11:00:00 GMT", null],
  ["Fri, 01 Jan 2038 00:00:00 GMT", 86_400],
];

for (const [text, seconds] of table) {
  test(`Retry-After: ${text} is ${seconds === null ? "ignored" : `in ${seconds} seconds`}`, () => {
    const found = readRetryAfter(text, now);
    assert.deepEqual(found, seconds === null ? null : new Date(now.getTime() + seconds * 1_000));
  });
}
