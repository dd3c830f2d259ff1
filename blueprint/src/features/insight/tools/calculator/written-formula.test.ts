import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formulaIn, valueOf } from "./written-formula.ts";

const expressions: readonly (readonly [text: string, expression: string | null])[] = [
  ["price = length × width × 12.5", "length * width * 12.5"],
  ["tip is bill times 15% divided by people", "bill * 0.15 / people"],
  ["cost = (hours plus travel hours) multiplied by $1,200", "( hours + travelHours ) * 1200"],
  ["x = a - b, and nothing else", "a - b"],
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
