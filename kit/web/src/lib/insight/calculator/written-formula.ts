import { formatNumber } from "../../format";
import { calculate } from "./calculate";
import { type Formula, type FormulaInput, defineFormula } from "./formula";

/** A formula as one writes it: `expression` has the keys of the inputs, numbers, + - * / and parentheses. */
export function writtenFormula<Key extends string>({
  id,
  title,
  result,
  explained,
  inputs,
  expression,
}: {
  id: string;
  title: string;
  /** What is worked out. */
  result: string;
  explained: string;
  inputs: Readonly<Record<Key, FormulaInput>>;
  expression: string;
}): Formula<Key> {
  return defineFormula({
    id,
    title,
    explained,
    inputs,
    workOut: (values) => {
      const value = calculate(expression, values);
      return [{ label: result, text: value === null ? "–" : formatNumber(value) }];
    },
  });
}
