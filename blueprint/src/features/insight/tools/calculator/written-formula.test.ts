import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formulaIn, unnamedFormulaIn, valueOf } from "./written-formula.ts";

const expressions: readonly (readonly [text: string, expression: string | null])[] = [
  ["price = length × width × 12.5", "length * width * 12.5"],
  ["tip is bill times 15% divided by people", "bill * 0.15 / people"],
  ["cost = (hours plus travel hours) multiplied by $1,200", "( hours + travelHours ) * 1200"],
  ["x = a - b, and nothing else", "a - b"],
  ["price = metres times 38 plus 10%", "( metres * 38 ) * 1.1"],
  ["price = metres times 38 euros minus 5 % for members", "( metres * 38 ) * 0.95"],
  ["wage = hours times 45 euros plus travel", "hours * 45 + travel"],
  ["celsius = (F-32)*5/9", "( f - 32 ) * 5 / 9"],
  ["the shop is open Mon - Fri", null],
  ["price = 20", null],
  ["total = 2 + 2", null],
  ["total = (hours * rate", null],
  ["total = hours *", null],
];

describe("the formula in a text", () => {
  for (const [text, expression] of expressions)
    it(`is ${expression === null ? "not found" : "found"} in: ${text}`, () =>
      assert.equal(formulaIn(text)?.formula.expression ?? null, expression));

  it("is found together with the words that say it", () => {
    assert.equal(formulaIn("A calculator where cost = metres times 45, please")?.phrase, "cost = metres times 45");
  });

  for (const [text, expression] of [
    ["A calculator for stained glass: width times height in inches divided by 144 times $85", "width * heightInInches / 144 * 85"],
    ["A calculator for grain, moisture times tonnes divided by 14", "moisture * tonnes / 14"],
    ["A calculator using (F-32)*5/9", "( f - 32 ) * 5 / 9"],
    ["A calculator for bills minus the fuss", null],
    ["A calculator for tips", null],
  ] as const)
    it(`may have no name: ${text}`, () => assert.equal(unnamedFormulaIn(text)?.formula.expression ?? null, expression));

  it("gives every input a key of its own", () => {
    assert.deepEqual(
      formulaIn("sum = côté a + cote a + größe")?.formula.inputs.map(({ key }) => key),
      ["coteA", "coteA2", "groe"],
    );
  });
});

describe("the value of an expression", () => {
  const values = new Map([
    ["a", 6],
    ["b", 4],
  ]);
  for (const [expression, value] of [
    ["a - b - 1", 1],
    ["a + b * 2", 14],
    ["( a + b ) * 2", 20],
    ["a / b / 3", 0.5],
    ["- a * - b", 24],
    ["a / ( b - 4 )", null],
    ["a + c", null],
    ["( a", null],
  ] as const)
    it(`is ${value} for ${expression}`, () => assert.equal(valueOf(expression, values), value));
});

describe("a text made to be searched for long", () => {
  for (const part of ["(", "is 5 a ", "for 5 euros "])
    it(`is read in good time: ${part}`, () => {
      const text = `calculator ${part.repeat(4_000)} times 3`;
      const began = process.threadCpuUsage();
      formulaIn(text);
      unnamedFormulaIn(text);
      const { user, system } = process.threadCpuUsage(began);
      assert.ok(user + system < 1_000_000);
    });
});
