import assert from "node:assert/strict";
import { test } from "node:test";
import { projectModel } from "../../../model/project-model.ts";
import { columnsOf, rolesOf } from "../../../model/roles.ts";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import type { SketchDraft } from "../../draft-sketch.ts";

const FIELDS = [
  { label: "Name", type: "text" },
  { label: "Opened", type: "date" },
  { label: "Rooms", type: "number" },
  { label: "Price", type: "money" },
  { label: "Town", type: "text" },
  { label: "Owner", type: "text" },
];
const ROWS = [
  ["Mill House", -20, 4, 90, "Hals", "Ane"],
  ["Gate House", -30, 2, 60, "Nibe", "Bo"],
];

function drafted(shows: unknown): SketchDraft {
  return draftedSketch("Houses to let", { things: [{ one: "house", fields: FIELDS, rows: ROWS, shows }] });
}

function shownOf(shows: unknown): { facts: string[]; figure: string | undefined; columns: string[] } {
  const [model = assert.fail()] = projectModel(drafted(shows).blueprint).entities;
  const roles = rolesOf(model);
  const labels = (fields: readonly { label: string }[]): string[] => fields.map(({ label }) => label);
  return { facts: labels(roles.details), figure: roles.figure?.label, columns: labels(columnsOf(model, roles)) };
}

test("a row shows the named fields alone, in their order", () => {
  assert.deepEqual(shownOf(["Town", "rooms"]), { facts: ["Town", "Rooms"], figure: undefined, columns: ["Town", "Rooms"] });
  assert.deepEqual(shownOf("Price, Town"), { facts: ["Town"], figure: "Price", columns: ["Price", "Town"] });
});

test("without names the app chooses", () => {
  const { facts, columns } = shownOf(undefined);
  assert.ok(facts.length > 2 && columns.length > 3, [...facts, ...columns].join());
});

test("a name that no field has is told, and the others count", () => {
  const { problems } = drafted(["Town", "Garden"]);
  assert.deepEqual(problems, ["“house” shows “Garden”, which is none of its fields."]);
  assert.deepEqual(shownOf(["Garden"]).columns, shownOf([]).columns);
});

test("where the named fields are gone, the app chooses again", () => {
  const [model = assert.fail()] = projectModel(drafted(["Town"]).blueprint).entities;
  const without = { ...model, fields: model.fields.filter(({ label }) => label !== "Town") };
  assert.ok(columnsOf(without, rolesOf(without)).length > 3);
});
