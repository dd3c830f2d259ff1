import * as generalWords from "#words/general.ts";
import { formatNumber } from "../../words/format-number.ts";

/** An amount in US dollars: cents, or as many digits as a smaller amount needs. */
export function dollarsInWords(amount: number): string {
  return generalWords.dollars({ amount: dollarDigits(amount) });
}

/** The digits of such an amount, without its currency. */
export function dollarDigits(amount: number): string {
  const isSmall = amount > 0 && amount < 0.1;
  const digits = isSmall ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return formatNumber(amount, digits);
}
