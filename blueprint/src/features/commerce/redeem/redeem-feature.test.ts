import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../checks/plan-checks.ts";
import { readPrompt } from "../../../reader/read-prompt.ts";

const ask = "Please implement a parcel website. Customers can";
const table: readonly (readonly [prompt: string, title: string | undefined])[] = [
  [`${ask} track parcels.`, "A parcel is tracked by its number, which tells its state, and an unknown number is refused"],
  [
    `${ask} verify the authenticity of parcels.`,
    "The authenticity of a parcel is verified by its number, and an unknown number is refused",
  ],
  [
    `${ask} track parcels and verify the authenticity of parcels.`,
    "A parcel is tracked by its number, which tells its state, the authenticity of a parcel is verified by its number, and an unknown number is refused",
  ],
  ["A shop for candles where customers can track orders", "The number of an order is found, and an unknown number is refused"],
  ["Please implement a course website. Visitors can verify certificates by number.", undefined],
];
for (const [text, title] of table) {
  test(`asks for the number that is there: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.equal(planChecks(reading.blueprint).find(({ id }) => id.startsWith("redeem"))?.title, title);
    assert.equal(reading.notUnderstood.length, title === undefined ? 1 : 0);
  });
}
