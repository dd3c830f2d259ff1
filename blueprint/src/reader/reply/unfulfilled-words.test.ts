import assert from "node:assert/strict";
import { test } from "node:test";
import { readUndoubted } from "../read-prompt.ts";
import { unfulfilledWords } from "./unfulfilled-words.ts";

/** The words that are left out, by the phrase that has them. */
function leftOut(text: string): Record<string, string[]> {
  const reading = readUndoubted({ text, answers: [] }).reading;
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  const found = reading.understood.map((part) => [part.phrase, unfulfilledWords(reading.blueprint, part)] as const);
  return Object.fromEntries(found.filter(([, words]) => words.length > 0));
}

test("a total of some rows is not fulfilled by the total of all", () => {
  assert.deepEqual(leftOut("Invoices with client, amount and paid. Show the total of unpaid invoices."), {
    "Show the total of unpaid invoices": ["unpaid"],
  });
});

test("fields, capabilities and features that are named as asked leave nothing out", () => {
  assert.deepEqual(leftOut("A recipe box with ratings and a shopping list"), {});
  assert.deepEqual(leftOut("Track my plants with species, room and the date last watered"), {});
  assert.deepEqual(leftOut("An online shop for handmade candles with a cart, checkout and reviews"), {});
  assert.deepEqual(leftOut("Track expenses with an amount, a category and a date. Show the total by category as a chart."), {});
});

test("the unit that a field shows its amounts in is fulfilled", () => {
  assert.deepEqual(leftOut("Falcon log: bird, weight in grams, food given in pieces, flown yes/no"), {});
  assert.deepEqual(leftOut("A log of my loaves with flour in grams, baking time in minutes and a rating"), {});
});

test("an average is no total, and a stated total is the sum", () => {
  const figures = (text: string): string[] => {
    const { reading } = readUndoubted({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.deepEqual(leftOut(text), {});
    return reading.blueprint.capabilities.flatMap((one) => (one.kind === "total" ? [`${one.measure} ${one.label}`] : []));
  };
  assert.deepEqual(figures("Falcon log: bird, weight in grams, food given. Show the total weight in grams"), ["sum Total weight"]);
  assert.deepEqual(figures("Falcon log: bird, weight in grams, food given. Show the average weight in grams"), ["average Average weight"]);
  assert.deepEqual(leftOut("A book log: title, author, rating out of 5. Show the total rating"), { "Show the total rating": ["total"] });
});

test("a number that is nowhere in what it became is left out", () => {
  assert.deepEqual(leftOut("A quiz timer, 30 seconds per question"), {});
  assert.deepEqual(leftOut("A guest list with name, about 140 people, and diet"), { "about 140 people": ["140"] });
  assert.deepEqual(leftOut("A portfolio for my pottery, with four galleries and a short bit about me"), { "four galleries": ["four"] });
});

test("how often something is done is left out where nothing repeats it", () => {
  assert.deepEqual(leftOut("A chore list for two kids that they tick off daily"), { "tick off daily": ["daily"] });
});

test("whom something is shown to is left out", () => {
  assert.deepEqual(leftOut("what can I use to track my inhaler puffs so I can show the doctor"), { "show the doctor": ["doctor"] });
});

test("prices, limits and places on the page are no fields", () => {
  const reading = readUndoubted({
    text: "Compost prices and orders: £40 a bag, £70 for two, free within 5 miles, my logo at the top",
    answers: [],
  }).reading;
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  const labels = reading.blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
  assert.ok(!labels.some((label) => /\d|within|top/i.test(label)), labels.join(" | "));
  assert.ok(
    reading.notUnderstood.some((phrase) => phrase.includes("miles")),
    reading.notUnderstood.join(" | "),
  );
});
