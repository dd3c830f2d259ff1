import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch, readSketch } from "../../../index.ts";
import { projectModel } from "../../../model/project-model.ts";
import { featuresOf } from "../../definition/define-feature.ts";
import { ReportFeature } from "./report-schema.ts";
import { reportsBeside } from "./reports-beside.ts";

const field = (label: string, type: string, more: object = {}) => ({ label, type, ...more });
const things = [
  {
    one: "entry",
    many: "entries",
    fields: [
      field("Name", "text"),
      field("Kind", "choice", { options: ["Income", "Expense"] }),
      field("Day", "date"),
      field("Amount", "money", { unit: "EUR" }),
      field("Balance", "money", { unit: "EUR", formula: 'if(kind = "Income", amount, -amount)' }),
    ],
    rows: [["Grant", "Income", -3, 900, null]],
  },
  {
    one: "employee",
    fields: [field("Name", "text"), field("Age", "number"), field("Department", "choice", { options: ["Office", "Field"] })],
    rows: [["Ada", 44, "Office"]],
  },
];

function reports(abilities: readonly unknown[]) {
  const read = readSketch({ title: "Office", kind: "tool", things, abilities });
  assert.ok("sketch" in read);
  const drafted = draftSketch("Reports of an office", read.sketch);
  assert.ok(drafted !== null);
  const project = projectModel(drafted.blueprint);
  const [feature] = featuresOf(project.blueprint, ReportFeature);
  assert.ok(feature);
  return reportsBeside(project, feature).map(({ model, day, groups, measures }) => [
    model.entity.id,
    day?.label,
    groups.map(({ label }) => label).join(),
    measures.map(({ field: { label }, statistic }) => `${statistic} ${label}`).join(),
  ]);
}

test("a report of no thing is on each of them, and what goes in and out is added up with its sign alone", () => {
  assert.deepEqual(reports([{ wish: "Reports", kind: "report" }]), [
    ["entry", "Day", "Kind", "sum Balance"],
    ["employee", undefined, "Department", "average Age"],
  ]);
});

test("a report of one thing is on that alone", () => {
  assert.deepEqual(reports([{ wish: "Reports", kind: "report", thing: "employee", by: "Department" }]), [
    ["employee", undefined, "Department", "average Age"],
  ]);
});
