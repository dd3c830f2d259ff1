import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

const fieldsOf = (text: string): { labels: string[]; title: string | undefined; missing: readonly string[]; became: readonly string[] } => {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  const [entity, ...others] = reading.blueprint.entities;
  assert.ok(entity !== undefined && others.length === 0, JSON.stringify(reading.blueprint.entities));
  return {
    labels: entity.fields.map(({ label }) => label),
    title: entity.fields.find(({ id }) => id === entity.titleField)?.label,
    missing: reading.notUnderstood,
    became: reading.understood.flatMap(({ became }) => became),
  };
};

const beside: readonly (readonly [text: string, label: string])[] = [
  ["Practice diary for my cello pupils", "Cello pupil"],
  ["Fuel log for two delivery bikes", "Delivery bike"],
  ["medal record for our nine runners", "Runner"],
  ["book log for my grandchildren", "Grandchild"],
];
for (const [text, label] of beside)
  test(`a field says which ${label.toLowerCase()}: ${text}`, () => {
    const { labels, title, missing } = fieldsOf(text);
    assert.equal(labels[1], label);
    assert.notEqual(title, label);
    assert.deepEqual(missing, []);
  });

const instead: readonly (readonly [text: string, label: string])[] = [
  ["temperature log for our six fridges", "Fridge"],
  ["rainfall log for our three gardens", "Garden"],
  ["sleep log for our two foster babies with date, what happened and how long", "Foster baby"],
];
for (const [text, label] of instead)
  test(`rows without a name of their own are named by the ${label.toLowerCase()}: ${text}`, () => {
    const { title, missing, became } = fieldsOf(text);
    assert.equal(title, label);
    assert.deepEqual(missing, []);
    assert.ok(became.length > 0);
  });

for (const text of ["a log for the volunteers", "a diary for my dad", "symptom diary for two weeks", "temperature log"])
  test(`no field of whom: ${text}`, () => {
    const { labels } = fieldsOf(text);
    assert.ok(!labels.some((label) => /volunteer|dad|week|log/i.test(label)), labels.join());
  });

test("a field that says it already is not repeated", () => {
  const { labels } = fieldsOf("Feed log for my calves with calf, date and litres");
  assert.equal(labels.filter((label) => /calf/i.test(label)).length, 1);
});

test("what is measured is a number of each entry", () => {
  const reading = readPrompt({ text: "a humidity log", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.ok(reading.blueprint.entities[0]?.fields.some(({ label, type }) => label === "Humidity" && type === "percent"));
});

test("what happened is a text, not a yes or no", () => {
  const reading = readPrompt({ text: "accident book with date, what happened and who saw it", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const field = reading.blueprint.entities[0]?.fields.find(({ label }) => label === "What happened");
  assert.ok(field?.type === "text" || field?.type === "paragraph", field?.type);
});
