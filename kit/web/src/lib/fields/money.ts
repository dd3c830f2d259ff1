import { formatMoney } from "../format";
import { type NumberField, type NumberOptions, numberOfKind } from "./number";

/** An amount in one currency, given as its ISO 4217 code. */
export function money({ currency, ...options }: NumberOptions & { currency: string }): NumberField {
  return numberOfKind("money", { ...options, unit: currency }, (value) =>
    formatMoney(value, currency),
  );
}
