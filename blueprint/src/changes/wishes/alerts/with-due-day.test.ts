import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../reader/read-prompt.ts";
import { splitAlerts, withAlerts } from "./with-alerts.ts";
import { readInterval } from "./read-interval.ts";
import { withDueDay } from "./with-due-day.ts";

function read(text: string) {
  const { rest, alerts } = splitAlerts(text);
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const { blueprint, notUnderstood } = withAlerts(withDueDay(reading, rest), alerts);
  const fields = blueprint.entities.flatMap((entity) => entity.fields);
  return { formulas: fields.flatMap(({ label, formula }) => (formula === undefined ? [] : [`${label} = ${formula}`])), notUnderstood };
}

const DUE: readonly (readonly [text: string, formulas: readonly string[]])[] = [
  [
    "Ladder register: tag number, type, last inspected, next due = 6 months after last inspection. Anything overdue should be red",
    ['Next due = months("Last inspected", 6)', 'Overdue = "Next due" < today'],
  ],
  [
    "Extinguishers with building, last service date, next service due (12 months after). Those due in the next 30 days in amber",
    [
      'Next service due = months("Last service date", 12)',
      'Next service due within 30 days = "Next service due" <= today + 30 and "Next service due" >= today',
    ],
  ],
  ["Goats: name, tag, last drenched. They get drenched every 8 weeks", ['Next due = "Last drenched" + 56']],
];
for (const [text, formulas] of DUE)
  test(`the day on which something is due again is worked out: ${text}`, () => assert.deepEqual(read(text).formulas, formulas));

test("the words that say it are accounted for as a whole", () => {
  const text = "Vessel register: vessel number, last tested, next due = 12 months after last test. Overdue ones red";
  const { rest } = splitAlerts(text);
  const reading = readPrompt({ text: rest, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const { understood, notUnderstood } = withDueDay(reading, rest);
  const said = understood.filter(({ phrase }) => phrase.includes("12 months"));
  assert.deepEqual(
    said.map(({ isWhole }) => isWhole),
    [true],
  );
  assert.deepEqual(notUnderstood, []);
});

test("what comes again of other things is no day of a row", () => {
  for (const clause of ["We meet every two weeks", "six months after she left we moved", "paid every month", "a break every 2 hours"])
    assert.equal(readInterval(`Members: name, phone. ${clause}`)?.unit, undefined, clause);
  assert.deepEqual(read("Kayaks: name, bought on. They must be checked every 6 months").formulas, []);
});

test("an interval beyond what anybody keeps is none", () => {
  assert.equal(readInterval("next due = 999 years after last inspection"), null);
  assert.equal(readInterval("next due = 0 months after last inspection"), null);
});
