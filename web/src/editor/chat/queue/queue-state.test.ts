import assert from "node:assert/strict";
import { test } from "node:test";
import { queueState, queueWords } from "./queue-state.ts";

test("a queued message waits for the end of the build, and for its author where the build did not succeed", () => {
  const states = (isSending: boolean) =>
    [null, { status: "running" }, { status: "waiting" }, { status: "done" }, { status: "failed" }].map((operation) =>
      queueState(operation as Parameters<typeof queueState>[0], { isSending }),
    );
  assert.deepEqual(states(false), ["free", "building", "asking", "free", "held"]);
  assert.deepEqual(new Set(states(true)), new Set(["building"]));
});

test("says when it is sent", () => {
  assert.equal(queueWords("building", 1), "Queued. It is sent when this build has ended.");
  assert.match(queueWords("asking", 2), /^Queued\. They are sent when the question is answered/);
  assert.match(queueWords("held", 2), /these messages were not sent/);
});
