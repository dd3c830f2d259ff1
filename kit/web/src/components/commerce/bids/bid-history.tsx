import { EntryStatus } from "@/components/commerce/entries/entry-status";
import { type Entry, formatEntryTime } from "@/lib/commerce/entries";
import { formatMoney } from "@/lib/format";
import type { Stored } from "@/lib/store";

/** The bids on one row, highest first. */
export function BidHistory({
  placed,
  currency,
}: {
  placed: readonly Stored<Entry>[];
  currency: string;
}) {
  return (
    <div className="border-t border-border pt-6">
      <h3 className="mb-3 font-heading text-lg font-bold">Bids</h3>
      {placed.length === 0 && (
        <p className="text-muted-foreground">No bids yet. Yours would be the first.</p>
      )}
      {placed.length > 0 && (
        <ul role="list" aria-label="Bids" className="flex flex-col divide-y divide-border">
          {placed.map((bid, index) => (
            <li key={bid.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="font-medium">{bid.name}</span>
              <time dateTime={bid.at} className="text-sm text-muted-foreground">
                {formatEntryTime(bid.at)}
              </time>
              {index === 0 && <EntryStatus status="Leading" />}
              <span data-slot="amount" className="ml-auto tabular-nums">
                {formatMoney(bid.amount ?? 0, currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
