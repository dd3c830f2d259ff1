// Bids, and which of them counts.
import type { Field } from "../fields/field-definition";
import { money } from "../fields/money";
import { formatMoney } from "../format";
import type { Stored } from "../store";
import { type Entry, createEntries } from "./entries";

/** The bids of the person. */
export const bids = createEntries("bids");

/** The bids on a row, highest first. */
export function bidsOn(all: readonly Stored<Entry>[], about: string): readonly Stored<Entry>[] {
  return all
    .filter((bid) => bid.about === about)
    .toSorted((left, right) => (right.amount ?? 0) - (left.amount ?? 0));
}

/** What must be bid at least: a twentieth more than the price that stands. */
export function lowestBid(standing: number): number {
  return standing + Math.max(1, Math.round(standing / 20));
}

/** The field of a bid that is at least this high. */
export function bidField(currency: string, lowest: number): Field<number | null> {
  const field = money({ label: "Your bid", currency, required: true, missing: "Enter your bid." });
  return {
    ...field,
    parse: (entered) => {
      const parsed = field.parse(entered);
      const isTooLow = "value" in parsed && parsed.value !== null && parsed.value < lowest;
      return isTooLow ? { error: `Bid ${formatMoney(lowest, currency)} or more.` } : parsed;
    },
  };
}

/** The bid with its state among all bids on the same row. */
export function judgedBid(bid: Stored<Entry>, all: readonly Stored<Entry>[]): Entry {
  return { ...bid, status: bidsOn(all, bid.about)[0]?.id === bid.id ? "Leading" : "Outbid" };
}
