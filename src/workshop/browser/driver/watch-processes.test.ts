import assert from "node:assert/strict";
import { test } from "node:test";
import { longestWait } from "./watch-processes.ts";

test("the wait of a browser is that of the process that waited the longest since the last look", () => {
  const before = new Map([
    [1, 0.5],
    [2, 3],
  ]);
  const after = new Map([
    [1, 0.7],
    [2, 3.1],
    [3, 0.05],
  ]);
  assert.equal(longestWait({ before, after, elapsedSeconds: 1 }).toFixed(3), "0.200");
});

test("no process has waited for longer than has passed, nor for less than nothing", () => {
  assert.equal(longestWait({ before: new Map(), after: new Map([[1, 9]]), elapsedSeconds: 0.25 }), 0.25);
  assert.equal(longestWait({ before: new Map([[1, 9]]), after: new Map(), elapsedSeconds: 0.25 }), 0);
});
