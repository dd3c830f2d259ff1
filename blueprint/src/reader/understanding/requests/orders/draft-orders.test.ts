import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../../checks/plan-checks.ts";
import { readPrompt } from "../../../read-prompt.ts";

function read(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const [entity] = reading.blueprint.entities;
  const total = entity?.fields.find(({ formula }) => formula !== undefined);
  return { ...reading, rows: `${entity?.name.many}(${entity?.fields.map(({ label, type }) => `${label}:${type}`).join(", ")})`, total };
}

test("things with a price are numbers of an order, which comes to a total", () => {
  const { blueprint, rows, total, understood, notUnderstood } = read(
    "Kite kit orders: small £9, delta box £12.50. Name, which Saturday, tails or no tails. I need the totals. Postage is £3 extra",
  );
  assert.equal(blueprint.title, "Kite Kit Orders");
  assert.equal(rows, "orders(Name:text, Small:number, Delta box:number, Saturday:text, Tails or no tails:choice, Total:money)");
  assert.deepEqual([total?.unit, total?.formula], ["GBP", "[Small] * 9 + [Delta box] * 12.50"]);
  assert.deepEqual(notUnderstood, ["Postage is £3 extra"]);
  const proven = planChecks(blueprint).flatMap(({ capability, also = [] }) => [capability, ...also]);
  for (const phrase of ["small £9", "delta box £12.50", "totals"]) {
    const became = understood.find((one) => one.phrase === phrase)?.became ?? [];
    assert.ok(
      became.some((id) => proven.includes(id)),
      `${phrase}: ${became}`,
    );
  }
});

test("prices in a row, each before what it is of, are two", () => {
  const { rows } = read("order form for my fudge, $6 a bag $11 a box, people pick Saturday or Sunday");
  assert.match(rows, /Bag:number, Box:number/);
});

const sold: readonly (readonly [text: string, rows: string])[] = [
  ["empanadas by the dozen, $20, people order by Friday", "orders(Name:text, Empanadas by the dozen:number, Total:money)"],
  [
    "hog roast menu with roll 6, tray 11, crackling 2, people order by name",
    "orders(Name:text, Roll:number, Tray:number, Crackling:number, Total:money)",
  ],
];
for (const [text, rows] of sold) test(`what is ordered: ${text}`, () => assert.equal(read(text).rows, rows));

test("sizes that differ in their number alone are fields of their own, and every capability has its fields", () => {
  const reading = readPrompt({ text: "fence panels, 4ft £22, 5ft £26, 6ft £31, collection date, gravel board or no board", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const { blueprint } = reading;
  const [entity] = blueprint.entities;
  const ids = entity?.fields.map(({ id }) => id) ?? [];
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length > 4);
  assert.ok(planChecks(blueprint).length > 0);
});

test("prices of a site, of a calculator and of what is kept are no orders", () => {
  for (const text of [
    "A website for my saddlery in Ripon with prices: girth £25, stirrup leathers £40",
    "Price calculator for jars: small 3, large 5",
    "A list of what I paid for my fishing reels, £20 to £90 each, maker and year",
  ]) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "questions" || !reading.blueprint.entities.some(({ name }) => name.one === "order"), text);
  }
});
