import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { calculate } from "../../../../kit/web/src/lib/insight/calculator/calculate.ts";
import { formatted } from "../../../../blueprint/src/project/words/say.ts";
import type { CheckStep } from "../../../../blueprint/src/schema/check.ts";
import type { KitFormula } from "../../../../blueprint/src/features/insight/tools/calculator/formulas.ts";
import { priceChecks } from "../../../../blueprint/src/features/insight/tools/calculator/prices/price-checks.ts";
import { priceFormula } from "../../../../blueprint/src/features/insight/tools/calculator/prices/price-formula.ts";
import type { PriceList } from "../../../../blueprint/src/features/insight/tools/calculator/prices/price-list.ts";
import { type Entered, priceTotal } from "../../../../blueprint/src/features/insight/tools/calculator/prices/price-total.ts";

const said = (number: number, label: string) => ({ id: `price-${number}`, label, phrase: label.toLowerCase() });

const list: PriceList = {
  title: "Boat hire quote",
  lines: [
    { kind: "base", ...said(1, "Booking"), amount: 20 },
    { kind: "option", ...said(2, "Rowing boat"), of: "Boat", amount: 15 },
    { kind: "option", ...said(3, "Sailing boat"), of: "Boat", amount: 40 },
    { kind: "extra", ...said(4, "Skipper"), amount: 60 },
    { kind: "each", ...said(5, "Hours"), counts: ["Hours"], amount: 12.5, above: 2 },
    { kind: "each", ...said(6, "Towels"), counts: ["People", "Days"], amount: 3 },
    { kind: "over", ...said(7, "Heavy load"), counts: ["Kg"], amount: 25, above: 100 },
    { kind: "share", ...said(8, "10% off for members"), percent: -10, isTicked: true, isLast: false },
    { kind: "share", ...said(9, "5% off over 200"), percent: -5, isTicked: false, isLast: false, above: 200 },
    { kind: "least", ...said(10, "Minimum"), amount: 50 },
    { kind: "most", ...said(11, "Maximum"), amount: 400 },
    { kind: "share", ...said(12, "20% VAT"), percent: 20, isTicked: false, isLast: true },
    { kind: "split", ...said(13, "People who pay") },
  ],
};

const entered: Entered = {
  numbers: { Hours: 6, People: 4, Days: 2, Kg: 120, "People who pay": 4 },
  ticked: ["Skipper", "10% off for members"],
  chosen: { Boat: "Sailing boat" },
};

/** What the app shows after these steps: the labels and values of its results. */
function wrongIn(formula: KitFormula, steps: readonly CheckStep[]): string[] {
  const keyOf = (label: string | undefined): string => Object.entries(formula.inputs).find(([, input]) => input.label === label)?.[0] ?? "";
  const values: Record<string, number> = Object.fromEntries(Object.entries(formula.inputs).map(([key, { value }]) => [key, value]));
  return steps.flatMap((step) => {
    if (step.do === "fill") values[keyOf(step.target.label)] = Number(step.value);
    if (step.do === "setChecked") values[keyOf(step.target.name)] = step.checked ? 1 : 0;
    if (step.do === "select") {
      const key = keyOf(step.target.label);
      values[key] = formula.inputs[key]?.options?.find(({ label }) => label === step.option)?.value ?? Number.NaN;
    }
    if (step.do !== "expectText" || step.target.role !== "status") return [];
    return shownBy(formula, values).includes(step.contains) ? [] : [step.contains];
  });
}

function shownBy(formula: KitFormula, entries: Readonly<Record<string, number>>): string[] {
  const values: Record<string, number> = { ...entries };
  return formula.results.map(({ key, label, expression, currency }) => {
    const value = calculate(expression, values) ?? Number.NaN;
    if (key !== undefined) values[key] = value;
    return `${label} ${currency === undefined ? formatted.amount(value) : formatted.money(value, currency)}`;
  });
}

describe("a calculator of prices", () => {
  it("comes to what one works out by hand", () => {
    // 20 + 40 + 60 + 4 × 12.5 + 4 × 2 × 3 + 25 = 219, less 10 % = 197.1, plus 20 % = 236.52, for 4.
    const { total, each } = priceTotal(list, entered);
    assert.deepEqual([total.toFixed(2), each.toFixed(2)], ["236.52", "59.13"]);
    // 20 + 15 is less than 50, plus 20 % = 60, for 2.
    const none: Entered = { numbers: { "People who pay": 2 }, ticked: [], chosen: { Boat: "Rowing boat" } };
    assert.deepEqual(priceTotal(list, none), { total: 60, each: 30 });
  });

  it("has a check for each price and rule, which the formula of the app passes", () => {
    const checks = priceChecks(list, "/calculator");
    assert.deepEqual(
      checks.slice(1).map(({ shows }) => shows),
      list.lines.map(({ id }) => id),
    );
    const formula = priceFormula(list);
    for (const { title, steps } of checks) {
      assert.deepEqual(wrongIn(formula, steps), [], title);
      assert.ok(steps.some((step) => step.do === "expectText"));
    }
  });

  it("fails the check of a price that is wrong in the app, and of a rule that is not there", () => {
    const checks = priceChecks(list, "/calculator");
    for (const [at, line] of list.lines.entries()) {
      const wrong: PriceList["lines"][number] =
        "amount" in line
          ? { ...line, amount: line.amount + 1 }
          : line.kind === "share"
            ? { ...line, percent: line.percent + 1 }
            : { ...said(13, "People who pay"), kind: "split", people: 7 };
      const app = priceFormula({ ...list, lines: list.lines.with(at, wrong) });
      const check = checks.find(({ shows }) => shows === line.id);
      assert.notDeepEqual(wrongIn(app, check?.steps ?? []), [], line.label);
    }
    for (const id of ["price-5", "price-7", "price-9"]) {
      const lines = list.lines.map((line) => (line.id === id && "above" in line ? { ...line, above: 0 } : line));
      const check = checks.find(({ shows }) => shows === id);
      assert.notDeepEqual(wrongIn(priceFormula({ ...list, lines }), check?.steps ?? []), [], `${id} without its limit`);
    }
  });
});
