import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { planChecks } from "../../../../checks/plan-checks.ts";
import { CalculatorFeature } from "../../../../features/insight/tools/calculator/calculator-schema.ts";
import type { PriceList } from "../../../../features/insight/tools/calculator/prices/price-list.ts";
import { readPrompt } from "../../../read-prompt.ts";

function readingOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

function listIn(text: string): PriceList | undefined {
  const reading = readPrompt({ text, answers: [] });
  const features = reading.outcome === "blueprint" ? reading.blueprint.features : [];
  return features.flatMap((feature) => CalculatorFeature.safeParse(feature).data?.prices ?? [])[0];
}

/** The lines without their ids and phrases. */
function linesIn(text: string): unknown[] {
  return (listIn(text)?.lines ?? []).map(({ id: _id, phrase: _phrase, ...line }) => line);
}

describe("prices in words", () => {
  it("are a choice, extras, amounts for each, a limit and a discount", () => {
    const text =
      "fare calculator for my kayak tours: short tour 20, long tour 35, wetsuit plus 8, photos 2 each, more than 5 km away adds 1.20 per km, 15% off for students";
    assert.deepEqual(linesIn(text), [
      { kind: "option", label: "Short tour", of: "Tour", amount: 20 },
      { kind: "option", label: "Long tour", of: "Tour", amount: 35 },
      { kind: "extra", label: "Wetsuit", amount: 8 },
      { kind: "each", label: "Photos", counts: ["Photos"], amount: 2 },
      { kind: "each", label: "Km", counts: ["Km"], amount: 1.2, above: 5 },
      { kind: "share", label: "15% off for students", percent: -15, isTicked: true, isLast: false },
    ]);
  });

  it("are bound one by one to the line that each became, and proven by its check", () => {
    const { blueprint, understood, notUnderstood } = readingOf(
      "quote for chimney sweeping: 45 per chimney, birds nest 30, minimum 60, soot at half price",
    );
    assert.equal(blueprint.title, "Chimney sweeping quote");
    assert.deepEqual(notUnderstood, ["soot at half price"]);
    const proven = planChecks(blueprint).flatMap(({ also = [] }) => also);
    for (const phrase of ["45 per chimney", "birds nest 30", "minimum 60"]) {
      const became = understood.find((one) => one.phrase === phrase)?.became ?? [];
      assert.ok(became.length > 0 && became.every((id) => proven.includes(id)), phrase);
    }
  });

  it("may have a base, something counted twice, what is included, and a tax on top", () => {
    assert.deepEqual(
      linesIn("work out what to charge for a stall: base £25, 3 per person per day, first 2 hours free, 5 an hour, 20% VAT"),
      [
        { kind: "base", label: "Base", amount: 25 },
        { kind: "each", label: "People × Days", counts: ["People", "Days"], amount: 3 },
        { kind: "each", label: "Hours", counts: ["Hours"], amount: 5, above: 2 },
        { kind: "share", label: "20% VAT", percent: 20, isTicked: false, isLast: true },
      ],
    );
    assert.equal(listIn("work out what to charge for a stall: base £25, 3 per person per day")?.currency, "GBP");
  });

  it("stand under headings and in brackets", () => {
    const lines = [
      { kind: "option", label: "A5", of: "Paper", amount: 0.1 },
      { kind: "option", label: "A4", of: "Paper", amount: 0.2 },
      { kind: "extra", label: "Folding", amount: 3 },
    ];
    assert.deepEqual(linesIn("Flyer cost calculator, paper: A5 0.10, A4 0.20; extras: folding 3"), lines);
    assert.deepEqual(linesIn("Flyer cost calculator, paper (A5 0.10, A4 0.20), extras (folding 3)"), lines);
  });

  it("are not worked out where it is not said of what", () => {
    const { notUnderstood } = readingOf("Price calculator: 4 per lamp, wiring 20, 10% off if they order more than 6");
    assert.deepEqual(notUnderstood, ["10% off if they order more than 6"]);
  });

  it("may be an amount that is divided", () => {
    assert.deepEqual(linesIn("divide the taxi between 3 people plus 10% tip"), [
      { kind: "entered", label: "Taxi" },
      { kind: "split", label: "People", people: 3 },
      { kind: "share", label: "10% tip", percent: 10, isTicked: false, isLast: true },
    ]);
  });
});

describe("prices that nothing is worked out of", () => {
  for (const text of [
    "A website for my bike shop: puncture 12, service 45, open Mon-Fri",
    "A menu for our cafe: soup 5, burger 12, minimum order 10",
    "An invoice list with customer, amount, 20% VAT and due date",
    "Booking for our sauna, 12 per hour, towels 3 extra",
    "price list for my barber shop: cut 15, beard 8",
    "I sell candles: small 8, medium 12, large 18, delivery 4",
    "rent 600, food 250, bus 60: keep what I spend each month",
    "I want to know how much water my plants get: 3 ferns, 2 cacti",
    "A quiz with 10 questions, 5 points each, minimum 20 to pass",
    "A list of jobs with price, 10% deposit and total",
    "Fee calculator: fee = hours x 12.5 plus 20",
  ])
    it(`are no calculator: ${text}`, () => assert.equal(listIn(text), undefined));
});

describe("a calculator of amounts without prices", () => {
  it("is asked for its formula, and gets no prices", () => {
    for (const text of [
      "calculator for how much plaster I need, ratio 2:1 or 3:1 by volume, plus 15% waste",
      "concrete calculator, mix 1:2:4, plus 10% spare and 5% for spills",
    ])
      assert.equal(listIn(text), undefined, text);
    assert.equal(listIn("price calculator for jars: small 3, large 5, 10% off for ten")?.lines.length, 3);
  });
});
