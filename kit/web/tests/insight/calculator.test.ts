import { expect, test } from "vitest";
import { calculate } from "@/lib/insight/calculator/calculate";
import { parseAmount, workOutTexts } from "@/lib/insight/calculator/formula";
import { age } from "@/lib/insight/calculator/age-calculator";
import { writtenFormula } from "@/lib/insight/calculator/written-formula";

test("times and divided come before plus and minus, and signs of numbers are read", () => {
  expect(["7×6−2", "1.5+2.25*4", "2 + -3", "8÷2÷2", "0,1+0,2", "-2*-3", "2*(3+4)", "2*3^2"].map((text) => calculate(text))).toEqual([
    40, 10.5, -1, 2, 0.3, 6, 14, 18,
  ]);
});

test("the greater and the smaller of two, and whether a limit is passed, are worked out", () => {
  const km = { km: 12, sum: 80 };
  const texts = ["max(0; km - 10) * 0.6", "min(50; sum)", "(sum > 80) * 5", "(sum >= 80) * 5", "max(min(km; 5); 3) ^ 2"];
  expect(texts.map((text) => calculate(text, km))).toEqual([1.2, 50, 0, 5, 25]);
  expect(["max(1)", "max 1; 2", "min(1; 2", "1 > 2", "max(1, 2)"].map((text) => calculate(text))).toEqual(Array(5).fill(null));
});

test("parts that come to nothing are left out, and amounts have two digits", () => {
  const quote = writtenFormula({
    id: "quote",
    title: "Quote",
    explained: "",
    inputs: { size: { label: "Size", value: 30 }, mat: { label: "Mat", value: 0, isTick: true } },
    results: [
      { key: "part1", label: "Size", expression: "size", isAmount: true, isPart: true },
      { key: "part2", label: "Mat", expression: "mat * 15", isAmount: true, isPart: true },
      { label: "Total", expression: "(part1 + part2) * 1.5", isAmount: true },
    ],
  });
  expect(quote.workOut({ size: 30, mat: 0 })).toEqual([
    { label: "Size", text: "30.00", isPart: true },
    { label: "Total", text: "45.00" },
  ]);
  expect(quote.workOut({ size: 30, mat: 1 }).map(({ text }) => text)).toEqual(["30.00", "15.00", "67.50"]);
});

test("what is no calculation, or has no result, is refused", () => {
  expect(["", "12/0", "2+", "alert(1)", "1..2", "2**3", "2^", "(2", "2)"].map((text) => calculate(text))).toEqual(Array(9).fill(null));
});

test("a formula with names works with the values of its inputs", () => {
  const price = writtenFormula({
    id: "price",
    title: "Price calculator",
    explained: "Price = Length × Width × 12.5",
    inputs: { length: { label: "Length", value: 10 }, width: { label: "Width", value: 10 } },
    results: [
      { key: "price", label: "Price", expression: "length * width * 12.5" },
      { label: "Twice", expression: "price * 2", currency: "USD" },
      { label: "Squared", expression: "(length + 1) ^ 2 / 10", digits: 0, unit: "kg" },
      { label: "That is", expression: "price", levels: [["cheap", 75], ["dear", 80], ["very dear"]] },
      { label: "Never", expression: "price / (length - 2)" },
    ],
  });
  expect(price.workOut({ length: 2, width: 3 }).map(({ text }) => text)).toEqual(["75", "$150.00", "1 kg", "dear", "–"]);
  expect(calculate("length * height", { length: 2 })).toBe(null);
});

test("amounts are read with a point or a comma", () => {
  expect(["1.5", " 2,5 ", "many", "", "-3"].map(parseAmount)).toEqual([1.5, 2.5, null, null, -3]);
});

const split = writtenFormula({
  id: "split",
  title: "Split",
  explained: "",
  inputs: {
    bill: { label: "Bill", value: 1 },
    scale: {
      label: "Scale",
      value: 1,
      options: [
        { label: "Once", value: 1 },
        { label: "Moved", value: 2, offset: 32 },
      ],
    },
  },
  results: [{ label: "Result", expression: "bill * scale + scaleOffset" }],
});

test("a formula has no results while an input is missing, and knows the offset of a chosen option", () => {
  expect(workOutTexts(split, { bill: "", scale: "Once" })).toBe(null);
  const results = ["Once", "Moved"].map((scale) => workOutTexts(split, { bill: "100", scale })?.[0]?.text);
  expect(results).toEqual(["100", "232"]);
});

test("nobody has an age before the day of birth", () => {
  expect(age.workOut({ year: 2999, month: 1, day: 1 })[0]?.text).toBe("0 years");
});
