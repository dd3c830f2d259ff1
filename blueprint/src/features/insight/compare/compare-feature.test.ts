import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../reader/read-prompt.ts";

const table: readonly (readonly [prompt: string, made: string])[] = [
  ["A wine list where I can compare wines", "compare-wine"],
  ["A shop for candles with product comparison", "compare-product"],
  ["Please implement a phone website. Users can browse phones and compare phones.", "compare-phone"],
  ["An expense tracker to compare my spending by month", "chart-expense-date-amount"],
];
for (const [text, made] of table) {
  test(`compares side by side, and sums in a chart: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    const { features, capabilities } = reading.blueprint;
    const asked = [...features, ...capabilities].find(({ phrase }) => /compar/.test(phrase ?? ""));
    assert.equal(asked?.id, made);
  });
}
