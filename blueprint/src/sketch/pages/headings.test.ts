import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint, planChecks, writeProject } from "../../index.ts";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import type { SketchDraft } from "../draft-sketch.ts";

const visit = {
  one: "visit",
  fields: [
    { label: "Place", type: "text" },
    { label: "Day", type: "date" },
    { label: "Hours", type: "number" },
    { label: "Code", type: "text" },
  ],
  rows: [
    ["Old mill", -2, 3, "M1"],
    ["Weir", -9, 5, "W2"],
  ],
};

function draft(section: object): SketchDraft {
  const pages = [
    { title: "Home", sections: [{ heading: "Where we were", thing: "visit" }] },
    { title: "Figures", sections: [section] },
  ];
  return draftedSketch("Visits of our club", { things: [visit], pages });
}

/** The code of the page on which a section stands. */
function codeOf(section: object): string {
  const files = writeProject(Blueprint.parse(draft(section).blueprint));
  return [...files].find(([path]) => /pages\/figures[^/]*\.tsx$/.test(path))?.[1] ?? assert.fail("there is no page");
}

test("figures and charts stand under the heading of their section", () => {
  const code = codeOf({ heading: "Hours out there", abilities: [{ kind: "total", thing: "visit", field: "Hours" }] });
  assert.match(code, /<Passage[^>]*title="Hours out there"[^>]*>\s*<Metric/);
  assert.doesNotMatch(code, /soon/);
});

test("what one can do stands under the heading of its section", () => {
  assert.match(
    codeOf({ heading: "Our year", abilities: [{ kind: "calendar", thing: "visit", field: "Day" }] }),
    /title="Our year"[^>]*>\s*</,
  );
});

test("a part with a title of its own takes the heading as its title", () => {
  const { blueprint } = draft({ heading: "Find your visit", abilities: [{ kind: "lookup", thing: "visit", field: "Code" }] });
  assert.equal(blueprint.features.find(({ kind }) => kind === "lookup")?.["title"], "Find your visit");
  assert.ok(!blueprint.features.some(({ kind }) => kind === "passage"));
});

test("the heading is proven, and a page without one has none", () => {
  const { blueprint } = draft({ heading: "Hours out there", abilities: [{ kind: "total", thing: "visit", field: "Hours" }] });
  const shown = planChecks(Blueprint.parse(blueprint)).flatMap(({ steps }) => steps);
  assert.ok(shown.some((step) => step.do === "expectVisible" && step.target.name === "Hours out there"));
  assert.doesNotMatch(codeOf({ abilities: [{ kind: "total", thing: "visit", field: "Hours" }] }), /<Passage/);
});

test("reports on one page are chosen in the first of them, which alone has a heading", () => {
  const report = (heading: string, thing: string) => ({ heading, abilities: [{ kind: "report", thing }] });
  const pages = [{ title: "Figures", sections: [report("Our visits", "visit"), report("Our boats", "boat")] }];
  const { blueprint } = draftedSketch("Visits of our club", { things: [visit, { ...visit, one: "boat" }], pages });
  const titles = blueprint.features.flatMap((feature) => (feature.kind === "passage" ? [feature["title"]] : []));
  assert.deepEqual(titles, ["Our visits"]);
  assert.ok(writeProject(Blueprint.parse(blueprint)).size > 0);
});
