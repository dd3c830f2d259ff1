import { formatMoney } from "../../format";
import { formatNumber } from "../../number";
import { calculate } from "./calculate";
import { type Formula, type FormulaInput, defineFormula } from "./formula";

/** A result as one writes it: its expression has the keys of inputs and of results before it, numbers, + - * / ^ and parentheses. */
export interface WrittenResult {
  key?: string;
  label: string;
  expression: string;
  /** Digits behind the point; two at most, and no needless ones, where nothing is said. */
  digits?: number;
  /** What stands behind the number. */
  unit?: string;
  /** The currency of an amount of money. */
  currency?: string;
  /** What it means, instead of the number: each text up to a limit, the last without one. */
  levels?: readonly (readonly [text: string, limit?: number])[];
}

/** A formula whose results are written as expressions. */
export function writtenFormula<Key extends string>({
  results,
  ...formula
}: {
  id: string;
  title: string;
  explained: string;
  inputs: Readonly<Record<Key, FormulaInput>>;
  results: readonly WrittenResult[];
}): Formula<Key> {
  return defineFormula({
    ...formula,
    workOut: (inputs) => {
      const values: Record<string, number> = { ...inputs };
      return results.map((result) => {
        const value = calculate(result.expression, values);
        if (value !== null && result.key !== undefined) values[result.key] = value;
        return { label: result.label, text: value === null ? "–" : written(value, result) };
      });
    },
  });
}

function written(value: number, { digits, unit, currency, levels }: WrittenResult): string {
  if (levels) return levels.find(([, limit = Infinity]) => value < limit)?.[0] ?? "–";
  if (currency !== undefined) return formatMoney(value, currency);
  const number =
    digits === undefined ? formatNumber(value) : formatNumber(Number(value.toFixed(digits)));
  if (unit === undefined) return number;
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}
