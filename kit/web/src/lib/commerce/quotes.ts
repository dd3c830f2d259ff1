// Quotes, and how one adds up.
import { lowerFirst } from "../words";
import { createEntries } from "./entries";

/** The quotes that the person requested. */
export const quotes = createEntries("quotes");

/** What can be added to a quote. */
export interface QuoteExtra {
  label: string;
  /** Its share of the price, in percent. */
  share: number;
}

/** A part of a quote. */
export interface QuoteLine {
  label: string;
  cost: number;
}

/** What a quote consists of: the price times a number, and the extras. `count` is the label of the number. */
export function quoteLines(
  { title, price, count }: { title: string; price: number; count: string },
  units: number,
  extras: readonly QuoteExtra[],
): QuoteLine[] {
  const base = price * units;
  return [
    { label: `${title}, ${lowerFirst(count)}: ${units}`, cost: base },
    ...extras.map(({ label, share }) => ({ label, cost: Math.round(base * share) / 100 })),
  ];
}

/** The sum of a quote. */
export function quoteTotal(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cost }) => sum + cost, 0);
}
