import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../checks/plan-checks.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const STATE = {
  label: "Status",
  type: "choice",
  options: ["Asked", "Granted", "Refused"],
  transitions: [
    { verb: "Grant", from: ["Asked"], to: "Granted", by: "head" },
    { verb: "Refuse", from: ["Asked"], to: "Refused", by: "head" },
  ],
};

function drafted(abilities: readonly object[], { hasAccounts = true } = {}): Blueprint {
  const status = hasAccounts ? STATE : { ...STATE, transitions: STATE.transitions.map(({ by: _by, ...step }) => step) };
  const read = readSketch({
    title: "Leave Desk",
    ...(hasAccounts && { roles: [{ name: "head", by: "sign-up" }] }),
    things: [{ one: "leave", many: "leaves", fields: [{ label: "Reason", type: "text" }, status], rows: [["A week by the sea", "Asked"]] }],
    abilities: [{ kind: "approve", thing: "leave", field: "Status" }, ...abilities],
  });
  assert.ok("sketch" in read);
  return (draftSketch("Leave of our office is asked for and granted", read.sketch) ?? assert.fail()).blueprint;
}

const rulesOf = ({ features }: Blueprint): unknown[] =>
  features.flatMap((one) => (one.kind === "notify" ? [[one["when"], one["to"]]] : []));

test("who decides is notified of what waits, and who asked is notified what was decided", () => {
  assert.deepEqual(rulesOf(drafted([])), [
    ["changed", ["owner"]],
    ["added", ["role:head"]],
  ]);
});

test("what the sketch says itself of whom to tell is not said twice", () => {
  assert.deepEqual(rulesOf(drafted([{ kind: "notify", thing: "leave", when: "Status", to: "members" }])), [
    ["changed", ["members"]],
    ["added", ["role:head"]],
  ]);
});

test("where nobody has an account nobody is notified", () => {
  assert.deepEqual(rulesOf(drafted([], { hasAccounts: false })), []);
});

test("a state is decided on with a comment that stays, and a choice without steps on a board", () => {
  const steps = JSON.stringify(planChecks(drafted([])).find(({ capability }) => capability === "approve-leave")?.steps);
  assert.match(steps, /Comment on A week by the sea/);
  assert.doesNotMatch(steps, /Move/);
});
