import { formatNumber } from "../number";
import { type NumberField, type NumberOptions, numberOfKind } from "./number";

/** A share of a hundred: 40 is shown as `40%`. */
export function percent(options: NumberOptions): NumberField {
  return numberOfKind(
    "percent",
    { min: 0, max: 100, ...options, unit: "%" },
    (value) => `${formatNumber(value)}%`,
  );
}
