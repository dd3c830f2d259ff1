import assert from "node:assert/strict";
import { test } from "node:test";
import type { Capability } from "../../../schema/capability.ts";
import { planChecks, writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const field = (label: string, type: string, more: object = {}) => ({ label, type, ...more });
const things = [
  {
    one: "obituary",
    many: "obituaries",
    fields: [
      field("Name", "text"),
      field("Born", "date"),
      field("Died", "date"),
      field("Age", "number", { formula: "years(Born, Died)" }),
      field("Town", "choice", { options: ["Larkhaven", "Stonebridge"] }),
    ],
    rows: [["Edith Marlowe", -32100, -6, null, "Larkhaven"]],
  },
];

function figures(abilities: readonly unknown[], pages: readonly unknown[] = []) {
  const read = readSketch({ title: "Remembrance", things, abilities, pages });
  assert.ok("sketch" in read);
  const drafted = draftSketch("Statistics of obituaries", read.sketch);
  assert.ok(drafted !== null);
  const isFigure = (one: Capability) => one.kind === "total" || one.kind === "chart";
  return { blueprint: drafted.blueprint, asked: drafted.blueprint.capabilities.filter(isFigure).filter(({ phrase }) => phrase !== null) };
}

test("ages are never added up, whatever a model says, and a title that speaks of a sum is not kept", () => {
  const { asked } = figures([{ wish: "statistics", kind: "total", thing: "obituary", field: "Age", measure: "sum", title: "Total age" }]);
  assert.deepEqual(
    asked.map((one) => one.kind === "total" && [one.measure, one.label]),
    [["average", "Average age"]],
  );
});

test("a section that names a total without its measure shows the one of the abilities", () => {
  const { blueprint } = figures(
    [{ wish: "statistics", kind: "total", thing: "obituary", field: "Age", measure: "average", title: "Mean age at death" }],
    [
      { title: "Obituaries", sections: [{ thing: "obituary" }] },
      { title: "Statistics", sections: [{ abilities: [{ kind: "total", thing: "obituary", field: "Age" }] }] },
    ],
  );
  const averages = blueprint.capabilities.filter((one) => one.kind === "total" && one.field === "age");
  assert.deepEqual(
    averages.map((one) => one.kind === "total" && one.label),
    ["Mean age at death"],
  );
});

test("statistics begin with how many rows there are", () => {
  const { blueprint } = figures(
    [],
    [
      { title: "Obituaries", sections: [{ thing: "obituary" }] },
      {
        title: "Statistics",
        sections: [
          {
            abilities: [
              { kind: "total", thing: "obituary", field: "Age" },
              { kind: "chart", thing: "obituary", by: "Town" },
            ],
          },
        ],
      },
    ],
  );
  const [section] = blueprint.pages.find(({ title }) => title === "Statistics")?.sections ?? [];
  assert.ok(section?.kind === "figures");
  assert.deepEqual(section.capabilities, ["total-obituary-count", "total-obituary-age-average", "chart-obituary-town"]);
});

test("a total counts the rows of which its condition holds, and says what is wrong with one that cannot be read", () => {
  const alive = { wish: "how many died in Larkhaven", kind: "total", thing: "obituary", when: 'town = "Larkhaven"' };
  const lost = { wish: "how many are famous", kind: "total", thing: "obituary", where: "famous" };
  const { blueprint } = figures([alive, { ...alive, title: "From Stonebridge", when: 'town = "Stonebridge"' }, lost]);
  assert.deepEqual(
    blueprint.capabilities.flatMap((one) => (one.kind === "total" && one.where !== undefined ? [[one.where, one.label, one.measure]] : [])),
    [
      ['town = "Larkhaven"', "Obituaries: Larkhaven", "count"],
      ['town = "Stonebridge"', "From Stonebridge", "count"],
    ],
  );
  const code = String(writeProject(blueprint).get("src/pages/obituaries-page.tsx"));
  assert.match(code, /obituaryRows\.filter\(\(row\) => equals\(row\.town, "Larkhaven"\)\)\.length/);
  const steps = JSON.stringify(planChecks(blueprint));
  assert.match(steps, /"name":"Obituaries: Larkhaven","exact":true\},"contains":"1"/);
  assert.match(steps, /"name":"From Stonebridge","exact":true\},"contains":"0"/);
});

test("a chart with a bar for each row is called after what the rows are", () => {
  const chart = (by: string, more: object = {}) => figures([{ wish: "statistics", kind: "chart", thing: "obituary", by, ...more }]).asked;
  const labels = (by: string, more?: object) => chart(by, more).map((one) => one.kind === "chart" && one.label);
  const age = { field: "Age", measure: "average" };
  assert.deepEqual(labels("Name", age), ["Average age of each obituary"]);
  assert.deepEqual(labels("Town", age), ["Average age by town"]);
  assert.deepEqual(labels("Name"), ["Obituaries by name"]);
  assert.deepEqual(labels("Name", { ...age, title: "How old they were" }), ["How old they were"]);
});

test("a chart by a moment is drawn by month, as one by a day", () => {
  const read = readSketch({
    title: "Depot",
    things: [
      { one: "delivery", many: "deliveries", fields: [field("Name", "text"), field("Came", "datetime")], rows: [["Bricks", "-3 9:00"]] },
    ],
    abilities: [{ wish: "deliveries over time", kind: "chart", thing: "delivery", by: "Came" }],
  });
  assert.ok("sketch" in read);
  const drafted = draftSketch("A depot", read.sketch);
  const chart = drafted?.blueprint.capabilities.find(({ kind }) => kind === "chart");
  assert.deepEqual(drafted?.problems, []);
  assert.deepEqual(chart?.kind === "chart" && [chart.by, chart.shape, chart.label], ["came", "line", "Deliveries by month"]);
});
