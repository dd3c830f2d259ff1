// What strangers see of the headings on pages whose rows are for others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { Blueprint, planChecks, writeProject } from "../../index.ts";

const shift = {
  one: "shift",
  fields: [
    { label: "Task", type: "text" },
    { label: "Day", type: "date" },
    { label: "Hours", type: "number" },
    { label: "Kind", type: "choice", options: ["Early", "Late"] },
  ],
  rows: [
    ["Bakery", -2, 3, "Early"],
    ["Till", -9, 5, "Late"],
  ],
};
const place = {
  one: "place",
  fields: [
    { label: "Name", type: "text" },
    { label: "Seats", type: "number" },
  ],
  rows: [["Weir hall", 40]],
};

function draft(sections: readonly object[], see = "members"): Blueprint {
  const things = [{ ...shift, access: { see, change: see } }, place];
  const abilities = [{ kind: "account", wish: "accounts" }];
  const pages = [
    { title: "Home", sections: [{ thing: "place" }] },
    { title: "Plan", sections },
  ];
  return Blueprint.parse(draftedSketch("Shifts with accounts", { title: "Shifts", kind: "tool", things, abilities, pages }).blueprint);
}

/** The code of the page with these sections, on one line. */
function codeOf(blueprint: Blueprint): string {
  const found = [...writeProject(blueprint)].find(([path]) => /pages\/plan[^/]*\.tsx$/.test(path));
  return (found?.[1] ?? assert.fail("there is no page")).replace(/\s*\n\s*/g, "");
}

const calendar = { heading: "Working days", abilities: [{ kind: "calendar", thing: "shift", field: "Day" }] };
const hours = { heading: "All hours", abilities: [{ kind: "total", thing: "shift", field: "Hours" }] };
const report = { heading: "Month by month", abilities: [{ kind: "report", thing: "shift", wish: "report" }] };

test("a heading is hidden with what it heads, whatever that is, below one entrance", () => {
  const code = codeOf(draft([calendar, hours, report, { heading: "All of them", text: "Who swaps says so.", thing: "shift" }]));
  assert.equal(code.match(/<LockedRows/g)?.length, 1);
  assert.ok(code.indexOf("<LockedRows") < code.indexOf("<Passage"), "the entrance stands above the headings");
  for (const title of ["Working days", "All hours", "Month by month", "All of them"])
    assert.match(code, new RegExp(`<Unlocked entity=\\{shifts\\}><Passage id="[^"]*" title="${title}"`), title);
  assert.doesNotMatch(code, /(?<!<Unlocked entity=\{shifts\}>)<Passage/);
});

test("words that come first stand above the entrance, for everybody", () => {
  const code = codeOf(draft([{ heading: "All of them", text: "Who swaps says so.", thing: "shift" }, calendar]));
  assert.match(code, /title="All of them" text="Who swaps says so\."><LockedRows/);
  assert.match(code, /<Unlocked entity=\{shifts\}><Passage id="[^"]*" title="Working days"/);
});

test("figures of rows that are for others are hidden beside those that everybody sees", () => {
  const total = (thing: string, field: string): object => ({ kind: "total", thing, field, wish: `total ${field}` });
  const code = codeOf(draft([{ heading: "In numbers", abilities: [total("place", "Seats"), total("shift", "Hours")] }]));
  assert.match(code, /<Metric [^>]*seats[^>]*>/i);
  assert.match(code, /<Unlocked entity=\{shifts\}><Metric [^>]*hours/i);
  assert.match(code, /<LockedRows entities=\{\[shifts\]\}/);
});

test("what everybody sees has its headings without an entrance", () => {
  assert.doesNotMatch(codeOf(draft([calendar, hours], "everybody")), /Unlocked|LockedRows/);
});

test("a check looks that strangers find no heading of what they do not see, and texts above it are looked for by who does", () => {
  const told = { heading: "All of them", text: "Who swaps says so.", thing: "shift" };
  const checks = planChecks(draft([told, calendar, { ...told, text: "Early shifts begin at six." }]));
  const hidden = checks.find(({ id }) => id === "access-shift")?.steps ?? [];
  const heading = { do: "expectHidden", target: { role: "heading", name: "Working days", exact: true } };
  assert.ok(hidden.some((step) => JSON.stringify(step) === JSON.stringify(heading)));
  const texts = checks.filter(({ title }) => /shows (?:a part called|the text)/.test(title));
  assert.ok(texts.length >= 2);
  for (const { title, steps } of texts) assert.match(JSON.stringify(steps[0]), /account/, title);
});
