import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch, readSketch } from "../index.ts";
import { projectModel } from "./project-model.ts";
import { columnsOf, isLabelledIn, rolesOf } from "./roles.ts";

function drafted(fields: readonly Record<string, unknown>[], rows: readonly Record<string, unknown>[] = []) {
  const read = readSketch({ title: "Office", kind: "tool", things: [{ one: "policy", many: "policies", fields, rows }] });
  assert.ok("sketch" in read);
  const draft = draftSketch("Policies", read.sketch);
  assert.ok(draft !== null);
  const project = projectModel(draft.blueprint);
  const [model] = project.entities;
  assert.ok(model);
  return { project, model };
}

function columns(fields: readonly Record<string, unknown>[]): string[] {
  const { model } = drafted(fields);
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

test("amounts that are no price and further choices say what they are; the first choice and a state do not", () => {
  const { project, model } = drafted([
    { label: "Name", type: "text" },
    { label: "Kind", type: "choice", options: ["Art", "Sport"] },
    { label: "Guide", type: "choice", options: ["On request", "Included"] },
    { label: "Status", type: "choice", options: ["Open", "Full"] },
    { label: "Prize", type: "money" },
  ]);
  const labelled = model.fields.filter((field) => isLabelledIn(project, model, field));
  assert.deepEqual(
    labelled.map(({ label }) => label),
    ["Guide", "Prize"],
  );
  const priced = drafted([
    { label: "Name", type: "text" },
    { label: "Price", type: "money" },
  ]);
  assert.ok(!priced.model.fields.some((field) => isLabelledIn(priced.project, priced.model, field)));
});

test("of several numbers in one unit each says which it is; one alone needs no name", () => {
  const { project, model } = drafted([
    { label: "Place", type: "text" },
    { label: "High", type: "number", unit: "°C" },
    { label: "Low", type: "number", unit: "°C" },
    { label: "Wind", type: "number", unit: "km/h" },
  ]);
  const labelled = model.fields.filter((field) => isLabelledIn(project, model, field));
  assert.deepEqual(
    labelled.map(({ label }) => label),
    ["High", "Low"],
  );
});

test("amounts are whole where those of all samples are, with what is worked out from them", () => {
  const whole = (rows: readonly Record<string, unknown>[], formula?: string) =>
    drafted(
      [
        { label: "Name", type: "text" },
        { label: "Rent", type: "money" },
        { label: "Deposit", type: "money", formula },
      ],
      rows,
    ).model.fields.map(({ isWhole }) => isWhole === true);
  assert.deepEqual(
    whole([
      { Name: "A", Rent: 800, Deposit: 20 },
      { Name: "B", Rent: 950 },
    ]),
    [false, true, true],
  );
  assert.deepEqual(
    whole([
      { Name: "A", Rent: 800, Deposit: 20 },
      { Name: "B", Rent: 950.5 },
    ]),
    [false, false, false],
  );
  assert.deepEqual(whole([{ Name: "A", Rent: 800 }], "rent * 3"), [false, true, true]);
  assert.deepEqual(whole([{ Name: "A", Rent: 800 }], "rent / 3"), [false, false, false]);
  assert.deepEqual(whole([]), [false, false, false]);
});

test("amounts that are worked out from other rows alone are as whole as those", () => {
  const whole = (amount: number): unknown[] => {
    const read = readSketch({
      title: "Office",
      kind: "tool",
      things: [
        {
          one: "regulator",
          fields: [
            { label: "Name", type: "text" },
            { label: "Fined", type: "money", formula: "sum(fines.amount)" },
          ],
          rows: [["North"]],
        },
        {
          one: "fine",
          fields: [
            { label: "Name", type: "text" },
            { label: "Regulator", type: "reference", of: "regulator" },
            { label: "Amount", type: "money" },
          ],
          rows: [["Late report", "North", amount]],
        },
      ],
    });
    assert.ok("sketch" in read);
    const { entities } = projectModel((draftSketch("Regulators and their fines", read.sketch) ?? assert.fail()).blueprint);
    return entities.map(({ fields }) => fields.find(({ type }) => type === "money")?.isWhole);
  };
  assert.deepEqual(whole(2500), [true, true]);
  assert.deepEqual(whole(2500.5), [undefined, undefined]);
});

test("a table with much to say keeps the day of its rows", () => {
  const shown = columns([
    { label: "Reference", type: "text" },
    { label: "Insurance", type: "choice", options: ["Full", "Basic"] },
    { label: "Payment", type: "choice", options: ["Card", "Cash"] },
    { label: "Follows", type: "reference", of: "policy" },
    { label: "From", type: "date" },
    { label: "To", type: "date" },
    { label: "Days", type: "number", formula: "to - from" },
    { label: "Price", type: "money" },
    { label: "Total", type: "money", formula: "price * (to - from)" },
    { label: "State", type: "choice", options: ["Booked", "Paid"] },
  ]);
  for (const label of ["From", "State", "Total"]) assert.ok(shown.includes(label), shown.join());
  assert.ok(!shown.includes("To"), shown.join());
});
