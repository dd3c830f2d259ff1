import assert from "node:assert/strict";
import { test } from "node:test";
import { closedDays, daysBeside, openingTimes } from "./opening-times.ts";

const known: readonly (readonly [text: string, lines: [string, string][]])[] = [
  ["open Tue-Sat 9-18, and a button", [["Tuesday to Saturday", "9:00–18:00"]]],
  [
    "Monday to Friday 9am–5:30pm, Sat 10-14",
    [
      ["Monday to Friday", "9:00–17:30"],
      ["Saturday", "10:00–14:00"],
    ],
  ],
  ["Wednesdays from 7.30 till 12", [["Wednesday", "7:30–12:00"]]],
  ["Mon - Thu 9 to 5", [["Monday to Thursday", "9:00–17:00"]]],
];
for (const [text, lines] of known) test(`reads ${text}`, () => assert.deepEqual(openingTimes(text)?.lines, lines));

for (const text of ["two slots on Monday", "Saturday 3 items", "9-18", "Sun 99-3", "monday 25-30"]) {
  test(`finds no hours in ${text}`, () => assert.equal(openingTimes(text), null));
}

test("says where they stand", () => {
  const text = "hours Tue-Sat 9-18 and Sun 10-12, call us";
  const found = openingTimes(text);
  assert.equal(text.slice(found?.start, found?.end), "Tue-Sat 9-18 and Sun 10-12");
});

const shut: readonly (readonly [text: string, days: string, others: string])[] = [
  ["we're shut on Mondays", "Monday", "Tuesday to Sunday"],
  ["closed Sunday and Monday", "Sunday,Monday", "Tuesday to Saturday"],
  ["no wednesdays please", "Wednesday", "Thursday to Tuesday"],
];
for (const [text, closed, others] of shut)
  test(`reads the closed days of: ${text}`, () => {
    assert.equal(`${closedDays(text)}`, closed);
    assert.equal(daysBeside(closedDays(text)), others);
  });

test("finds no closed day in: no sat nav finds us", () => assert.deepEqual(closedDays("no sat nav finds us"), []));
