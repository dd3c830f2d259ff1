import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../reader/read-prompt.ts";
import { readAlert } from "./read-alert.ts";
import { splitAlerts, withAlerts } from "./with-alerts.ts";

/** The formulas by which rows of an app stand out, and what of the text was not understood. */
function alertsOf(text: string): { formulas: string[]; missing: readonly string[] } {
  const { rest, alerts } = splitAlerts(text);
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const { blueprint, notUnderstood } = withAlerts(reading, alerts);
  const fields = blueprint.entities.flatMap((entity) => entity.fields);
  return {
    formulas: fields.flatMap(({ alert, formula }) => (alert === true && formula !== undefined ? [formula] : [])),
    missing: notUnderstood,
  };
}

const ALERTS: readonly [text: string, formula: string][] = [
  ["hive inspections with date, hive number and varroa count. If varroa is over 3 the row should go red", '"Varroa count" > 3'],
  ["a bike part stock list with part, quantity and minimum. It should go red when I'm under the minimum", "Quantity < Minimum"],
  ["tyre checks with van, date and tread depth in mm, red if tread is below 1.6", '"Tread depth" < 1.6'],
  ["fridge checks with date and temperature. Flag anything outside 2 to 8", "(Temperature < 2 or Temperature > 8)"],
  ["water tests with date and chlorine. Flag chlorine over 3", "Chlorine > 3"],
  ["plants with name and last watered. Flag any that hasn't been watered for more than 10 days", 'today - "Last watered" > 10'],
  ["members with name, fee and paid. Highlight anyone who has not paid", "not(Paid)"],
  ["food in the freezer with name and use by date. Warn me about anything that expires within 7 days", '"Use by date" - today <= 7'],
];
for (const [text, formula] of ALERTS)
  test(`rows stand out: ${text}`, () => assert.deepEqual(alertsOf(text), { formulas: [formula], missing: [] }));

const MISSING: readonly [text: string, missing: string][] = [
  // The days of many rows say when a hive was last opened.
  [
    "hive inspections with date and hive. Show me which ones I haven't opened in over 10 days",
    "Show me which ones I haven't opened in over 10 days",
  ],
  [
    "temperatures with place, degrees and date. Fridge above 5 or freezer above -18 must show a warning",
    "Fridge above 5 or freezer above -18 must show a warning",
  ],
  ["books with title, author and stars from 1 to 5. Flag stars over 50", "Flag stars over 50"],
];
for (const [text, missing] of MISSING)
  test(`says that rows cannot stand out: ${text}`, () => assert.deepEqual(alertsOf(text), { formulas: [], missing: [missing] }));

const OTHERS: readonly string[] = [
  "make it red",
  "my phone number big at the top because most of my customers are over 70",
  "show me which ones are good",
  "remind me when one is overdue",
  "e-mail me if it is over 30",
  "people over 18",
  "Don't flag anything over 3",
  "Remove the highlight of what is over 3",
];
for (const clause of OTHERS) test(`asks for nothing that stands out: ${clause}`, () => assert.equal(readAlert(clause), null));

test("the rows that stand out come first where that is wished for", () => {
  const { rest, alerts } = splitAlerts("books with title, borrower and due back. Show me which ones are overdue at the top");
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const { capabilities } = withAlerts(reading, alerts).blueprint;
  assert.deepEqual(
    capabilities.flatMap((one) => (one.kind === "sort" ? [one.begins] : [])),
    ["overdue"],
  );
});

test("a text is read without what is to stand out", () => {
  const { rest } = splitAlerts(
    "Keys with flat and given out on, flag anything out for more than 7 days, and notes. If one is lost, highlight it.",
  );
  assert.equal(rest, "Keys with flat and given out on, notes. If one is lost, highlight it.");
});

test("one wish may have two limits, each of which is enough", () => {
  assert.deepEqual(
    alertsOf("Larder stock with item, quantity and best before. Warn me when quantity is under 10 or best before within 3 weeks"),
    {
      formulas: ['(Quantity < 10) or ("Best before" - today <= 21)'],
      missing: [],
    },
  );
});

test("a milder warning stands beside the red one, and not with it", () => {
  const text = "Lifts: site, last service, next service due. Overdue ones red, those due in the next 30 days amber";
  const { rest, alerts } = splitAlerts(text);
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const fields = withAlerts(reading, alerts).blueprint.entities.flatMap((entity) =>
    entity.fields.filter(({ alert }) => alert !== undefined),
  );
  assert.deepEqual(
    fields.map(({ alert, formula }) => [alert, formula]),
    [
      [true, '"Next service due" - today < 0'],
      ["mild", '"Next service due" - today <= 30 and "Next service due" - today >= 0'],
    ],
  );
});

const SINCE = "Lost property: item, shelf, found date. After 90 days it goes to charity so tell me which ones are due";
test("what happens after so many days stands out when they are over", () => {
  assert.deepEqual(alertsOf(SINCE), { formulas: ['today - "Found date" > 90'], missing: [] });
});

test("a share of what was there before is no limit", () => {
  assert.equal(readAlert("if the weight drops more than ten percent make it red"), null);
});

test("a price of each is no number of them", () => {
  assert.deepEqual(alertsOf("Hay barn: date, bales left, price per bale. Shout at me under 20 bales").formulas, ['"Bales left" < 20']);
});

test("what is left of a text has a space where a clause was", () => {
  assert.equal(splitAlerts("Canoes: number, out, back. Red when back is over 5, no mail").rest, "Canoes: number, out, back. no mail");
  assert.equal(splitAlerts("Canoes: number, out, back. Red when back is over 5. No mail").rest, "Canoes: number, out, back. No mail");
});
