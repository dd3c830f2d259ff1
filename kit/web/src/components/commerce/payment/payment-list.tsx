import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { useCollection } from "@/hooks/use-collection";
import { type Entry, sumAmounts } from "@/lib/commerce/entries";
import { payments } from "@/lib/commerce/payments";
import { formatMoney } from "@/lib/format";
import type { Stored } from "@/lib/store";

/** Everything that was paid, with its total. */
export function PaymentList({ currency }: { currency: string }) {
  const paid = useCollection(payments);
  return (
    <div className="flex flex-col gap-5">
      {paid.length > 0 && (
        <p className="font-heading text-2xl font-bold tabular-nums">
          Total: {formatMoney(sumAmounts(paid), currency)}
        </p>
      )}
      <PaymentEntries paid={paid} />
    </div>
  );
}

/** Payments with their receipts. */
export function PaymentEntries({ paid }: { paid: readonly Stored<Entry>[] }) {
  return (
    <EntryList label="Payments" empty="What is paid is listed here, with its receipt.">
      {paid.map((payment) => (
        <EntryCard key={payment.id} entry={payment}>
          <DownloadButton called="receipt" entry={payment} />
        </EntryCard>
      ))}
    </EntryList>
  );
}
