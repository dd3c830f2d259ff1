// Numbers as people read them, in the language of the app.
import { LOCALE } from "../words/language";

/** `1,204.50`: an amount of money whose currency nobody said. */
export function formatAmount(value: number): string {
  return new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}

/** `1,204.5`: at most two digits after the point. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }).format(value);
}
