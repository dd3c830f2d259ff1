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
  expect(workOutTexts(split, { bill: "", scale: "1" })).toBe(null);
  const results = ["1", "2"].map((scale) => workOutTexts(split, { bill: "100", scale })?.[0]?.text);
  expect(results).toEqual(["100", "232"]);
});

test("nobody has an age before the day of birth", () => {
  expect(age.workOut({ year: 2999, month: 1, day: 1 })[0]?.text).toBe("0 years");
});
