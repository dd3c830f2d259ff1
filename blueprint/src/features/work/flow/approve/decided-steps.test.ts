import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../../examples/drafted-sketch.ts";
import { Blueprint, planChecks, writeProject } from "../../../../index.ts";
import { entityOf, projectModel } from "../../../../model/project-model.ts";
import { decidedSteps } from "./decided-steps.ts";

interface Step {
  verb: string;
  from: string[];
  to: string;
  by?: string[];
}

function draft(options: readonly string[], transitions: readonly Step[]): Blueprint {
  const leave = {
    one: "leave",
    fields: [
      { label: "Reason", type: "text" },
      { label: "State", type: "choice", options, transitions },
    ],
    rows: [
      ["A week at the sea", options[0]],
      ["Moving house", options[1]],
    ],
    access: { see: ["owner", "admin"], change: "owner" },
  };
  const approve = { kind: "approve", thing: "leave", field: "State" };
  const pages = [
    { title: "Leave", sections: [{ thing: "leave" }] },
    { title: "To decide", sections: [{ heading: "Requests", abilities: [approve] }] },
  ];
  const abilities = [{ kind: "account", wish: "accounts" }, approve];
  const sketch = { title: "Leave", kind: "tool", things: [leave], abilities, pages };
  return Blueprint.parse(draftedSketch("Leave that is approved, with accounts", sketch).blueprint);
}

function decided(blueprint: Blueprint): { waiting: readonly string[]; verbs: string[] } {
  const project = projectModel(blueprint);
  const { waiting, steps } = decidedSteps(project, entityOf(project, "leave"), "state");
  return { waiting, verbs: steps.map(({ verb }) => verb) };
}

const STATES = ["Sent", "Approved", "Rejected", "Away", "Paid"];
const verdicts: Step[] = [
  { verb: "Approve", from: ["Sent"], to: "Approved", by: ["admin"] },
  { verb: "Reject", from: ["Sent"], to: "Rejected", by: ["admin"] },
];
const afterwards: Step[] = [
  { verb: "Begin", from: ["Approved"], to: "Away", by: ["owner", "admin"] },
  { verb: "Pay", from: ["Away"], to: "Paid", by: ["admin"] },
];

test("what only goes on after a verdict is no decision, nor is what people do with their own rows", () => {
  assert.deepEqual(decided(draft(STATES, [...verdicts, ...afterwards])), { waiting: ["Sent"], verbs: ["Approve", "Reject"] });
});

test("what leads to a verdict is decided as well, and without any verdict every step of others is", () => {
  const [approve, reject] = verdicts.map((step) => ({ ...step, from: ["Seen"] }));
  const see = { verb: "Take up", from: ["Sent"], to: "Seen", by: ["admin"] };
  const staged = decided(draft(["Sent", "Seen", "Approved", "Rejected"], [see, ...[approve, reject].flatMap((step) => step ?? [])]));
  assert.deepEqual(staged.waiting.toSorted(), ["Seen", "Sent"]);
  const [alone = assert.fail()] = verdicts;
  assert.deepEqual(decided(draft(STATES, [alone, ...afterwards])), { waiting: ["Sent", "Away"], verbs: ["Approve", "Pay"] });
  const own = STATES.slice(1).map((to, at): Step => ({ verb: `Go ${at}`, from: [STATES[at] ?? ""], to, by: ["owner"] }));
  assert.equal(decided(draft(STATES, own)).verbs.length, own.length);
});

test("the list of decisions is told which steps are some, and a check finds it only for who makes them", () => {
  const blueprint = draft(STATES, [...verdicts, ...afterwards]);
  const page = [...writeProject(blueprint)].find(([path]) => /pages\/to-decide[^/]*\.tsx$/.test(path))?.[1] ?? "";
  assert.match(page, /<DecisionList [^>]*waiting=\{\["Sent"\]\} verbs=\{\["Approve", "Reject"\]\}/);
  const checks = planChecks(blueprint).filter(({ capability }) => capability === "approve-leave");
  assert.match(checks[1]?.title ?? "", /shown to nobody who may not decide/);
  const whole = [...writeProject(draft(STATES.slice(0, 3), verdicts))].find(([path]) => /pages\/to-decide/.test(path))?.[1] ?? "";
  assert.match(whole, /<DecisionList/);
  assert.doesNotMatch(whole, /verbs=/);
});
