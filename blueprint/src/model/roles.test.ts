import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch, readSketch } from "../index.ts";
import { projectModel } from "./project-model.ts";
import { columnsOf, rolesOf } from "./roles.ts";

function columns(fields: readonly Record<string, unknown>[]): string[] {
  const read = readSketch({ title: "Office", kind: "tool", things: [{ one: "policy", many: "policies", fields, rows: [] }] });
  assert.ok("sketch" in read);
  const drafted = draftSketch("Policies", read.sketch);
  assert.ok(drafted !== null);
  const [model] = projectModel(drafted.blueprint).entities;
  assert.ok(model);
  return columnsOf(model, rolesOf(model)).map(({ label }) => label);
}

test("a table shows the state of its rows, and one day before the second", () => {
  const shown = columns([
    { label: "Number", type: "text" },
    { label: "Holder", type: "text" },
    { label: "Line", type: "choice", options: ["Auto", "Home"] },
    { label: "Premium", type: "money" },
    { label: "Coverage", type: "money" },
    { label: "Start", type: "date" },
    { label: "End", type: "date" },
    { label: "Status", type: "choice", options: ["Quoted", "Active"] },
  ]);
  assert.deepEqual(shown, ["Line", "Premium", "Coverage", "Start", "Status"]);
});

test("what is worked out takes the place of one column, not of two", () => {
  const shown = columns([
    { label: "Name", type: "text" },
    { label: "Form", type: "choice", options: ["Tablet", "Syrup"] },
    { label: "Stock", type: "number" },
    { label: "Price", type: "money" },
    { label: "Expires", type: "date" },
    { label: "Supply", type: "text", formula: 'if(stock < 10, "Reorder", "Enough")' },
  ]);
  assert.deepEqual(shown, ["Form", "Stock", "Price", "Expires", "Supply"]);
});

test("a row is introduced with its shorter text, and a line of sentences is one", () => {
  const fields = [
    { label: "Title", type: "text" },
    { label: "Body", type: "paragraph" },
    { label: "Summary", type: "text" },
    { label: "Author", type: "text" },
  ];
  const rows = [["Rain", "It rained for days. ".repeat(12), "Four nights, four photographs and a log that does not add up.", "Mia"]];
  const read = readSketch({ title: "News", kind: "site", things: [{ one: "article", many: "articles", fields, rows }] });
  assert.ok("sketch" in read);
  const [model] = projectModel(draftSketch("Articles", read.sketch)?.blueprint ?? assert.fail()).entities;
  assert.ok(model);
  const { excerpt, details } = rolesOf(model);
  assert.equal(excerpt?.label, "Summary");
  assert.deepEqual(
    details.map(({ label }) => label),
    ["Author"],
  );
});
