import assert from "node:assert/strict";
import { test } from "node:test";
import { readUndoubted } from "../read-prompt.ts";
import { unfulfilledWords } from "./unfulfilled-words.ts";

/** The phrases that the app does not do in full. */
function unfulfilledIn(text: string): string[] {
  const reading = readUndoubted({ text, answers: [] }).reading;
  assert.ok(reading.outcome === "blueprint", text);
  return reading.understood.filter((one) => unfulfilledWords(reading.blueprint, one).length > 0).map(({ phrase }) => phrase);
}

for (const [text, phrase] of [
  ["Milk round with house, pints per day and what is owed per lane", "what is owed per lane"],
  ["Invoices with client, day rate times days and deposit", "day rate times days"],
  ["Tombola list with donor, prize and a running total of value", "a running total of value"],
] as const)
  test(`a box to fill in does not do what a rule says: ${phrase}`, () => assert.deepEqual(unfulfilledIn(text), [phrase]));

for (const text of [
  "A list of beds with price per night, eggs per day and price each",
  "A list of goats with milk per day, feed per week and owner",
  "Milk round with house, times of delivery and notes",
])
  test(`a name and a rate are fulfilled by what is typed: ${text}`, () => assert.deepEqual(unfulfilledIn(text), []));

test("how or when something happens is no box to fill in", () => {
  for (const text of ["Checklist for the ward with bed, dose, and it resets every day", "Labels with plant, pot and prints neatly"]) {
    const reading = readUndoubted({ text, answers: [] }).reading;
    assert.ok(reading.outcome === "blueprint", text);
    assert.match(reading.notUnderstood.join(), /resets|prints/, text);
  }
});
