// What an agent does wrong, and what is told to it: the gate and the types say so before anything runs, a real browser
// says the rest, and nothing is accepted before everything passes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openSketching, type Sketching } from "../sketch/open-sketching.ts";
import {
  askingOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  SUMMARY_PAGE,
  toldLast,
  writeSummary,
} from "./play-agent.ts";

let desk: Sketching;
before(async () => {
  desk = await openSketching({ category: "paid", browser: true, contextWindow: 200_000, credits: 5_000 });
});
after(() => desk?.close());

/** What the model was told before each of its steps, from the mark on. */
const heard = (from: number): string[] =>
  desk.model.requests
    .slice(from)
    .filter((request) => askingOf(request) === "step")
    .map(toldLast);

const mistakes: { what: string; page: string; told: RegExp }[] = [
  { what: "a missing import", page: SUMMARY_PAGE.replace(/import \{ useRows \}.*\n/, ""), told: /SummaryPage\.tsx:\d+: .*useRows/ },
  {
    what: "a name that a module does not export",
    page: SUMMARY_PAGE.replaceAll("useRows", "useAllRows"),
    told: /has no export "useAllRows"/,
  },
  {
    what: "a package that is not there",
    page: `import chart from "chart.js";\n${SUMMARY_PAGE}export const kept = chart;\n`,
    told: /chart\.js/,
  },
  {
    what: "a type error",
    page: SUMMARY_PAGE.replace("sum + cover, 0)", 'sum + cover, "0")'),
    told: /SummaryPage\.tsx:7: The left-hand side of an arithmetic operation/,
  },
  {
    what: "an error that only the browser shows",
    page: SUMMARY_PAGE.replace("  const mean", '  if (covers.length > 0) throw new Error("the lichens are gone");\n  const mean'),
    told: /the lichens are gone|Mean cover/,
  },
  {
    what: "a number that is not computed right",
    page: SUMMARY_PAGE.replace("Math.round(mean)", "Math.round(mean) + 1"),
    told: /mean-cover .*Mean cover: 40 %/s,
  },
];

test("typical mistakes are told to the model, which cannot finish before it has mended them", async () => {
  const from = desk.model.requests.length;
  playAgent(desk.model, {
    steps: [
      ...mistakes.map(({ page }, at) => calls(writeSummary(page), ...(at === 0 ? [routeSummary] : []), finish())),
      calls(writeSummary(), finish("It is mended.")),
    ],
  });
  const operation = await desk.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const told = heard(from);
  for (const [at, { what, told: expected }] of mistakes.entries()) {
    assert.match(told[at + 1] ?? "", /Not finished: the work is accepted when everything passes/, what);
    assert.match(told[at + 1] ?? "", expected, what);
  }
  assert.ok(operation.proof?.checks.some(({ id, passed }) => id === "mean-cover" && passed));
});

test("a control that does nothing is a finding, whoever says that the work is done", async () => {
  const from = desk.model.requests.length;
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
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [check] }) },
    steps: [calls(writeSummary(dead), routeSummary, finish()), calls(writeSummary(whole), finish())],
  });
  const operation = await desk.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(heard(from)[1] ?? "", /copy \(“The mean can be copied”\)/);
});

test("an app that has lost what it could do before is not finished, and checks cannot be changed after the plan", async () => {
  const from = desk.model.requests.length;
  playAgent(desk.model, {
    steps: [
      calls(
        writeSummary(),
        routeSummary,
        call("edit", {
          path: "src/features/sightings/SightingList.tsx",
          search: '(value) => query.set("search", value)',
          replace: "() => undefined",
        }),
        call("write", { path: "checks.json", content: "[]" }),
        finish(),
      ),
    ],
  });
  const operation = await desk.build(PROMPT);
  const told = heard(from).join("\n");
  assert.match(told, /checks\.json/);
  assert.match(told, /search-sighting \(/);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(operation.replies.at(-1)?.text ?? "", /not all that was planned is in it/);
});
