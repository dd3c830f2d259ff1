import { formatMoney } from "../../format";
import { formatAmount, formatNumber } from "../../number";
import { calculate } from "./calculate";
import { type Formula, type FormulaInput, defineFormula } from "./formula";

/** A result as one writes it: its expression has the keys of inputs and of results before it, numbers and what `calculate` knows. */
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
  /** An amount of money without a currency. */
  isAmount?: boolean;
  /** A part of what the results are made of, left out where it comes to nothing. */
  isPart?: boolean;
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
      return results.flatMap((result) => {
        const value = calculate(result.expression, values);
        if (value !== null && result.key !== undefined) values[result.key] = value;
        const { label, isPart } = result;
        if (isPart === true && value === 0) return [];
        return [
          { label, text: value === null ? "–" : written(value, result), ...(isPart && { isPart }) },
        ];
      });
    },
  });
}

function written(
  value: number,
  { digits, unit, currency, isAmount, levels }: WrittenResult,
): string {
  if (levels) return levels.find(([, limit = Infinity]) => value < limit)?.[0] ?? "–";
  if (currency !== undefined) return formatMoney(value, currency);
  if (isAmount === true) return formatAmount(value);
  const number =
    digits === undefined ? formatNumber(value) : formatNumber(Number(value.toFixed(digits)));
  if (unit === undefined) return number;
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}
