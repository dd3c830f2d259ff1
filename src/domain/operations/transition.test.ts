import assert from "node:assert/strict";
import { test } from "node:test";
import { STAGE_NAMES } from "../../storage/tables/index.ts";
import { type OperationEvent, type OperationState, transition } from "./transition.ts";

const states: OperationState[] = [
  { status: "running", stage: "queued" },
  ...STAGE_NAMES.map((stage): OperationState => ({ status: "running", stage })),
  { status: "waiting", stage: "understand" },
  { status: "waiting", stage: "write" },
  { status: "done", stage: "ended" },
  { status: "failed", stage: "ended" },
];

const events: OperationEvent[] = [
  ...STAGE_NAMES.map((stage): OperationEvent => ({ type: "claimed", stage })),
  ...STAGE_NAMES.map((stage): OperationEvent => ({ type: "advanced", stage })),
  { type: "paid" },
  { type: "reported" },
  { type: "replanned" },
  { type: "asked" },
  { type: "answered" },
  { type: "unanswered" },
  { type: "replied" },
  { type: "finished" },
  { type: "failed" },
  { type: "stopped" },
];

const describeState = (state: OperationState) => `${state.status}/${state.stage}`;
const describeEvent = (event: OperationEvent) => ("stage" in event ? `${event.type} ${event.stage}` : event.type);
const outcome = (state: OperationState, event: OperationEvent) => {
  const result = transition(state, event);
  return "next" in result ? describeState(result.next) : "ignored";
};

// Every pair that transitions; all others are ignored.
const moves: Record<string, Record<string, string>> = {
  "running/queued": { failed: "failed/ended", stopped: "failed/ended" },
  "running/understand": {
    "advanced write": "running/write",
    asked: "waiting/understand",
    replied: "done/ended",
    failed: "failed/ended",
    stopped: "failed/ended",
  },
  "running/write": {
    "advanced check": "running/check",
    asked: "waiting/write",
    replied: "done/ended",
    failed: "failed/ended",
    stopped: "failed/ended",
  },
  "running/check": { "advanced try": "running/try", replanned: "running/write", failed: "failed/ended", stopped: "failed/ended" },
  "running/try": { "advanced deliver": "running/deliver", replanned: "running/write", failed: "failed/ended", stopped: "failed/ended" },
  "running/deliver": { "advanced publish": "running/publish", failed: "failed/ended", stopped: "failed/ended" },
  "running/publish": { "advanced settle": "running/settle", failed: "failed/ended", stopped: "failed/ended" },
  "running/settle": { finished: "done/ended", failed: "failed/ended", stopped: "failed/ended" },
  "waiting/understand": { answered: "running/queued", unanswered: "failed/ended", stopped: "failed/ended" },
  "waiting/write": { answered: "running/queued", unanswered: "failed/ended", stopped: "failed/ended" },
  "done/ended": {},
  "failed/ended": {},
};
for (const [state, ofState] of Object.entries(moves)) {
  if (!state.startsWith("running/")) continue;
  for (const stage of STAGE_NAMES) ofState[`claimed ${stage}`] = `running/${stage}`;
  ofState["paid"] = state;
  ofState["reported"] = state;
}

for (const state of states) {
  test(`from ${describeState(state)}, exactly the listed events move a build`, () => {
    for (const event of events) {
      const expected = moves[describeState(state)]?.[describeEvent(event)] ?? "ignored";
      assert.equal(outcome(state, event), expected, describeEvent(event));
    }
  });
}

test("an ignored event says why", () => {
  for (const state of states) {
    for (const event of events) {
      const result = transition(state, event);
      if ("ignored" in result) assert.match(result.ignored, /\w+ \w+/);
    }
  }
});
