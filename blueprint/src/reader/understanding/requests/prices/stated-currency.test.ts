import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../read-prompt.ts";

const stated: readonly (readonly [text: string, currency: string])[] = [
  ["track our expenses, all in zł", "PLN"],
  ["Saddles with price (£) and sold", "GBP"],
  ["invoices with client and amount in Swiss francs", "CHF"],
  ["Saddles with name and price in CHF", "CHF"],
  ["tips of our café in yen", "JPY"],
  ["Saddles with name and price", "USD"],
  ["Haushaltsbuch", "EUR"],
];
for (const [text, currency] of stated)
  test(`money is in ${currency}: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const money = reading.blueprint.entities.flatMap(({ fields }) => fields.filter(({ type }) => type === "money"));
    assert.deepEqual([...new Set(money.map(({ unit }) => unit))], [currency]);
  });
