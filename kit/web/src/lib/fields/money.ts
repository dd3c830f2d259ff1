import { formatMoney, formatPrice } from "../format";
import { type NumberField, type NumberOptions, numberOfKind } from "./number";

/** An amount in one currency, given as its ISO 4217 code. `isWhole` where amounts are usually whole: `$22`. */
export function money({
  currency,
  isWhole = false,
  ...options
}: NumberOptions & { currency: string; isWhole?: boolean }): NumberField {
  const format = isWhole ? formatPrice : formatMoney;
  return numberOfKind("money", { ...options, unit: currency }, (value) => format(value, currency));
}
