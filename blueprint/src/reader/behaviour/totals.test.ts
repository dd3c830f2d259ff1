// "A daily total", "what is outstanding": numbers that nobody types, because they are made of all rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

function built(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

const totals: readonly (readonly [text: string, field: string])[] = [
  ["donations with donor, amount and a running total", "amount"],
  ["fees of the club with member, amount and overall total", "amount"],
  ["swims with date, distance and a total", "distance"],
  ["debts with person, amount and total outstanding", "amount"],
];
for (const [text, field] of totals) {
  test(`adds up what is kept, and keeps no total: ${text}`, () => {
    const { blueprint } = built(text);
    assert.ok(blueprint.capabilities.some((one) => one.kind === "total" && one.phrase !== null && one.field === field));
    assert.ok(blueprint.entities[0]?.fields.every(({ label }) => !/total/i.test(label)));
  });
}

test("what is outstanding needs to know what is paid", () => {
  const { blueprint } = built("fines with player, amount and outstanding total");
  assert.ok(blueprint.entities[0]?.fields.some(({ id, type }) => id === "paid" && type === "boolean"));
});

for (const [word, period] of [
  ["daily", "day"],
  ["weekly", "week"],
  ["yearly", "year"],
])
  test(`a ${word} total is a chart by ${period}`, () => {
    const { blueprint, notUnderstood } = built(`sales with product, date, amount and a ${word} total`);
    assert.ok(blueprint.capabilities.some((one) => one.kind === "chart" && one.period === period && one.label.endsWith(` by ${period}`)));
    assert.deepEqual(notUnderstood, []);
  });

test("a quarterly total is said to be missing", () => {
  const { blueprint, notUnderstood } = built("sales with product, date, amount and a quarterly total");
  assert.ok(blueprint.capabilities.every((one) => one.kind !== "chart" || one.period === undefined));
  assert.deepEqual(notUnderstood, ["quarterly"]);
});

test("nobody types a reminder, so it is said to be missing", () => {
  for (const text of ["permits with holder, fee and a reminder", "permits with holder, expiry date and reminders"]) {
    const { blueprint, notUnderstood } = built(text);
    assert.ok(blueprint.entities[0]?.fields.every(({ label }) => !/reminder/i.test(label)));
    assert.match(notUnderstood.join(), /reminder/);
  }
});

test("what users can do is no name of an app", () => {
  for (const text of ["A tide log where users can import data", "a coin collection where visitors can scan coins"]) {
    const { blueprint, notUnderstood } = built(text);
    assert.match(blueprint.title, /^(?:Tide Log|Coin Collection)$/);
    assert.match(notUnderstood.join(), /import data|scan coins/);
  }
});

test("a chart of measurements shows each of them, and not how many there are", () => {
  for (const text of ["I want to write down my weight every morning with a chart", "a weight tracker with a chart"]) {
    const chart = built(text).blueprint.capabilities.find((one) => one.kind === "chart" && one.phrase !== null);
    assert.ok(chart?.kind === "chart");
    assert.deepEqual([chart.label, chart.measure, chart.field, chart.period], ["Weight by day", "average", "weight", "day"]);
  }
});

test("what is counted per something each day has it, the day and the number", () => {
  for (const [text, labels] of [
    ["track jars sold per market each day", ["Name", "Market", "Date", "Number of jars"]],
    ["log how many rolls we bake per oven every day", ["Name", "Oven", "Date", "Number of rolls"]],
    ["a tally of jars filled per volunteer each day", ["Name", "Volunteer", "Date", "Number of jars"]],
  ] as const)
    assert.deepEqual(
      built(text).blueprint.entities[0]?.fields.map(({ label }) => label),
      labels,
    );
});
