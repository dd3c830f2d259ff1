import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../reader/read-prompt.ts";
import { readResult } from "./read-result.ts";
import { withResults } from "./with-results.ts";

/** The figures and formulas that an app has for the wishes of a text, and what of it was not understood. */
function resultsOf(text: string) {
  const reading = withResults(text, (one) => readPrompt({ text: one, answers: [] }));
  assert.ok(reading.outcome === "blueprint", text);
  const { blueprint, understood, notUnderstood } = reading;
  const fields = blueprint.entities.flatMap((entity) => entity.fields);
  return {
    blueprint,
    formulas: fields.flatMap(({ label, formula }) => (formula === undefined ? [] : [`${label} = ${formula}`])),
    labels: fields.map(({ label }) => label),
    figures: blueprint.capabilities.flatMap((one) => (one.kind === "total" || one.kind === "chart" ? [`${one.kind} ${one.label}`] : [])),
    became: (phrase: string) => understood.filter((one) => one.phrase === phrase).flatMap((one) => one.became),
    doubted: understood.filter((one) => one.isDoubted).map(({ phrase }) => phrase),
    missing: notUnderstood,
  };
}

const LOANS = "Tool loans: tool, borrower, phone, date out, date back";

test("what is owed is worked out of what is paid, of everybody who owes it", () => {
  const { formulas, figures, became, missing } = resultsOf(
    "Snack bar tabs: pupil, room, what they took, amount in euros, paid or not. Total owed per pupil",
  );
  assert.deepEqual(formulas, ['Still owed = if(Paid, 0, "Amount in euros")']);
  assert.ok(figures.includes("chart Still owed by pupil") && figures.includes("total Still owed"), figures.join(", "));
  assert.equal(became("Total owed per pupil").length, 3);
  assert.deepEqual(missing, []);
});

test("an amount follows from a rate, and is added up", () => {
  for (const [text, formula] of [
    ["Courier trips: date, from, to, miles. 45p a mile", "Cost = Miles * 0.45"],
    ["Kiln firings: date, kiln, kWh, who. Cost at 0.29 per kWh", "Cost = Kwh * 0.29"],
    ["Paintings sold: title, buyer, price. 15% commission to the gallery", "Commission = Price * 15 / 100"],
  ] as const) {
    const { formulas, figures, missing } = resultsOf(text);
    assert.deepEqual(formulas, [formula], text);
    assert.match(figures.join(", "), /total Total (?:cost|commission)/);
    assert.ok(!missing.some((phrase) => /\d/.test(phrase)), missing.join(", "));
  }
  const { formulas } = resultsOf("Drain jobs: customer, address, price, paid. Please add 20% VAT");
  assert.deepEqual(formulas, ["VAT = Price * 20 / 100", "Price with VAT = Price * 120 / 100"]);
});

const NOT_MADE: readonly (readonly [text: string, phrase: string])[] = [
  // Only the price of some rows follows from it.
  ["Courier trips: date, from, to, miles. Over 50 miles it's 30p a mile", "30p a mile"],
  // Nothing says which child it was spent on.
  ["Fostering receipts: item, date, price. Total spent per child", "Total spent per child"],
];
for (const [text, phrase] of NOT_MADE)
  test(`a result that the fields do not say for sure is not made: ${phrase}`, () => {
    const { blueprint, became } = resultsOf(text);
    const made = became(phrase).filter((id) => /^(?:total|chart)-/.test(id));
    assert.deepEqual(made, []);
    assert.ok(blueprint.entities[0]?.fields.every(({ formula }) => formula === undefined));
  });

test("a sum of all rows is not proven to be what a clause asks for that says more", () => {
  for (const text of [
    "Walks: date, route, dogs. How many different dogs each month",
    "Cake stall: date, cake, price. Show me the profit per week",
  ]) {
    const { doubted, missing } = resultsOf(text);
    assert.ok(
      [...doubted, ...missing].some((phrase) => /different|profit/.test(phrase)),
      `${text}: ${doubted.join(", ")}`,
    );
  }
});

test("a result is no field in which somebody would have to type it", () => {
  const { labels, missing } = resultsOf("Horse lessons: rider, date, horse, minutes. Show me who still owes me for lessons");
  assert.ok(!labels.some((label) => /owes/i.test(label)), labels.join(", "));
  assert.ok(
    missing.some((phrase) => phrase.includes("owes")),
    missing.join(", "),
  );
});

test("what is not back yet is worked out, and the list is filtered by it", () => {
  const { formulas, became } = resultsOf(`${LOANS}. Filter by still out`);
  assert.deepEqual(formulas, ['Still out = empty("Date back")']);
  assert.ok(became("Filter by still out").some((id) => id.startsWith("filter-")));
});

test("a file with the rows, an order and a search are what lists can do", () => {
  for (const [clause, id] of [
    ["I have to be able to print it for the office", /^export-.*-pdf$/],
    ["Export to a spreadsheet", /^export-.*-csv$/],
    ["Search by borrower", /^search-/],
    ["Sort by tool", /^sort-/],
  ] as const) {
    const { became } = resultsOf(`${LOANS}. ${clause}`);
    assert.ok(
      became(clause).some((one) => id.test(one)),
      `${clause}: ${became(clause).join(", ")}`,
    );
  }
  assert.deepEqual(resultsOf(`${LOANS}. Print a label for each tool`).became("Print a label for each tool"), []);
});

const FIELDS = ["varroa count", "how many", "cost", "owes", "amount paid", "number of eggs", "find spot"];
for (const clause of FIELDS) test(`a field is no wish for a result: ${clause}`, () => assert.ok(readResult(clause)?.isAsked !== true));
