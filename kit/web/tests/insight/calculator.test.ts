import { expect, test } from "vitest";
import { calculate } from "@/lib/insight/calculator/calculate";
import { parseAmount, workOutTexts } from "@/lib/insight/calculator/formula";
import { age } from "@/lib/insight/calculator/life/age-calculator";
import { bmi } from "@/lib/insight/calculator/life/bmi-calculator";
import { grade } from "@/lib/insight/calculator/life/grade-calculator";
import { loan } from "@/lib/insight/calculator/money/loan-calculator";
import { writtenFormula } from "@/lib/insight/calculator/written-formula";
import { savings } from "@/lib/insight/calculator/money/savings-calculator";
import { tip } from "@/lib/insight/calculator/money/tip-calculator";

test("times and divided come before plus and minus, and signs of numbers are read", () => {
  expect(["7×6−2", "1.5+2.25*4", "2 + -3", "8÷2÷2", "0,1+0,2", "-2*-3", "2*(3+4)"].map((text) => calculate(text))).toEqual([
    40, 10.5, -1, 2, 0.3, 6, 14,
  ]);
});

test("what is no calculation, or has no result, is refused", () => {
  expect(["", "12/0", "2+", "alert(1)", "1..2", "2**3", "(2", "2)"].map((text) => calculate(text))).toEqual(Array(8).fill(null));
});

test("a formula with names works with the values of its inputs", () => {
  const price = writtenFormula({
    id: "price",
    title: "Price calculator",
    result: "Price",
    explained: "Price = Length × Width × 12.5",
    inputs: { length: { label: "Length", value: 10 }, width: { label: "Width", value: 10 } },
    expression: "length * width * 12.5",
  });
  expect(price.workOut({ length: 2, width: 3 })).toEqual([{ label: "Price", text: "75" }]);
  expect(calculate("length * height", { length: 2 })).toBe(null);
});

test("amounts are read with a point or a comma", () => {
  expect(["1.5", " 2,5 ", "many", "", "-3"].map(parseAmount)).toEqual([1.5, 2.5, null, null, -3]);
});

test("a formula has no results while an input is missing", () => {
  const texts = { bill: "100", percent: "15", people: "2" };
  expect(workOutTexts(tip, texts)?.map(({ text }) => text)).toEqual(["$15.00", "$115.00", "$57.50"]);
  expect(workOutTexts(tip, { ...texts, people: "" })).toBe(null);
});

test("formulas give what was worked out by hand", () => {
  const first = (results: readonly { text: string }[]) => results[0]?.text;
  expect(first(loan.workOut({ amount: 200_000, rate: 0, years: 20 }))).toBe("$833.33");
  expect(first(loan.workOut({ amount: 1200, rate: 12, years: 1 }))).toBe("$106.62");
  expect(first(savings.workOut({ start: 1000, monthly: 100, rate: 0, years: 10 }))).toBe("$13,000.00");
  expect(bmi.workOut({ weight: 100, height: 175 })[1]?.text).toBe("obesity");
  expect(first(grade.workOut({ first: 80, firstWeight: 2, second: 50, secondWeight: 1, third: 0, thirdWeight: 0 }))).toBe("70");
  expect(first(age.workOut({ year: 2999, month: 1, day: 1 }))).toBe("0 years");
});
