// An agent's mistakes and the feedback on them: the gate and the types report some before anything runs, a real browser
// the rest, and nothing is accepted until everything passes.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import {
  requestKindOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  SUMMARY_PAGE,
  latestInput,
  writeSummary,
} from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("work");
});

/** The model's input before each of its steps, from a mark on. */
const inputsSince = (from: number): string[] =>
  harness.model.requests
    .slice(from)
    .filter((request) => requestKindOf(request) === "step")
    .map(latestInput);

const mistakes: { what: string; page: string; feedback: RegExp }[] = [
  { what: "a missing import", page: SUMMARY_PAGE.replace(/import \{ useRows \}.*\n/, ""), feedback: /summary-page\.tsx:\d+: .*useRows/ },
  {
    what: "a name that a module does not export",
    page: SUMMARY_PAGE.replaceAll("useRows", "useAllRows"),
    feedback: /has no export "useAllRows"/,
  },
  {
    what: "a package that does not exist",
    page: `import chart from "chart.js";\n${SUMMARY_PAGE}export const kept = chart;\n`,
    feedback: /chart\.js/,
  },
  {
    what: "a type error",
    page: SUMMARY_PAGE.replace("sum + cover, 0)", 'sum + cover, "0")'),
    feedback: /summary-page\.tsx:7: The left-hand side of an arithmetic operation/,
  },
  {
    what: "an error that only the browser shows",
    page: SUMMARY_PAGE.replace("  const mean", '  if (covers.length > 0) throw new Error("the lichens are gone");\n  const mean'),
    feedback: /the lichens are gone|Mean cover/,
  },
  {
    what: "a number that is computed incorrectly",
    page: SUMMARY_PAGE.replace("Math.round(mean)", "Math.round(mean) + 1"),
    feedback: /mean-cover .*Mean cover: 40 %/s,
  },
];

test("typical mistakes are reported to the model, which cannot finish until it has fixed them", async () => {
  const from = harness.model.requests.length;
  playAgent(harness.model, {
    steps: [
      ...mistakes.map(({ page }, at) => calls(writeSummary(page), ...(at === 0 ? [routeSummary] : []), finish())),
      calls(writeSummary(), finish("It is mended.")),
    ],
  });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const inputs = inputsSince(from);
  for (const [at, { what, feedback: expected }] of mistakes.entries()) {
    assert.match(inputs[at + 1] ?? "", /Not finished: the work is accepted when everything passes/, what);
    assert.match(inputs[at + 1] ?? "", expected, what);
  }
  assert.ok(operation.proof?.checks.some(({ id, passed }) => id === "mean-cover" && passed));
});

test("a control without effect is a finding, and a check that passes without its acts proves nothing", async () => {
  const from = harness.model.requests.length;
  const dead = SUMMARY_PAGE.replace("<p>Mean", '<button type="button" className="button button-quiet">Copy</button>\n      <p>Mean');
  const alive = dead
    .replace('className="button', 'onClick={() => setCopied(true)} className="button')
    .replace(">Copy<", '>{copied ? "Copied" : "Copy"}<');
  const whole = `import { useState } from "react";\n${alive.replace("  const covers", "  const [copied, setCopied] = useState(false);\n  const covers")}`;
  const check = {
    ...BRIEF.checks[0],
    id: "copy",
    title: "The mean can be copied",
    steps: [
      { do: "open", path: "/summary" },
      { do: "click", target: { role: "button", name: "Copy" } },
      { do: "expectVisible", target: { role: "button", name: "Copied" } },
    ],
  };
  const vacuous = {
    ...check,
    id: "mean-stays",
    title: "The mean is there once it is copied",
    steps: [...check.steps.slice(0, 2), { do: "expectText", target: { role: "main" }, contains: "Mean cover: 40 %" }],
  };
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [check, vacuous] }) },
    steps: [calls(writeSummary(dead), routeSummary, finish()), calls(writeSummary(whole), finish()), calls(finish())],
  });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const [, failed, reviewed] = inputsSince(from);
  assert.match(failed ?? "", /copy \(“The mean can be copied”\)/);
  assert.match(reviewed ?? "", /# Checks that prove nothing\n.+\n- mean-stays \(“The mean is there once it is copied”\)\n(?!- )/);
  assert.deepEqual(
    operation.proof?.understood.map(({ checks }) => checks),
    [["copy"]],
  );
});

test("an app that lost earlier features is not finished, and checks cannot be changed after the plan", async () => {
  const { projectId } = await harness.build("A list of sightings with place, tree and cover in percent", "blueprint");
  const from = harness.model.requests.length;
  const check = {
    ...BRIEF.checks[0],
    steps: [
      { do: "open", path: "/" },
      { do: "expectVisible", target: { text: "Read slowly." } },
    ],
  };
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [check] }) },
    steps: [
      calls(
        call("edit", {
          path: "src/components/resource/resource-list.tsx",
          search: '(text) => list.set("search", text)',
          replace: "() => undefined",
        }),
        call("write", { path: "checks.json", content: "[]" }),
        finish(),
      ),
    ],
  });
  const operation = await harness.say(projectId, "Add the motto “Read slowly.”", "scribe");
  const inputs = inputsSince(from).join("\n");
  assert.match(inputs, /checks\.json/);
  assert.match(inputs, /search-sighting \(/);
  assert.deepEqual([operation.operationStatus, operation.version], ["waiting", null], operation.error?.message);
  assert.match(operation.questions.at(-1)?.text ?? "", /Nothing of what you asked works yet/);
});
