import { useState } from "react";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { PaymentEntries } from "@/components/commerce/payment/payment-list";
import { RecordForm } from "@/components/commerce/payment/record-form";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { type Entry, sumAmounts } from "@/lib/commerce/entries";
import { type Offer, type OfferProps, offerOf } from "@/lib/commerce/offer";
import { type PaymentTerms, payments } from "@/lib/commerce/payments";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";

interface RecordProps {
  heading: string;
  terms: PaymentTerms;
}

/** Records payments for the row of a page, and lists them. The row's price is the amount that is due. */
export function RecordPanel<F extends Fields>({
  heading,
  terms,
  ...offered
}: RecordProps & Omit<OfferProps<F>, "price"> & Partial<Pick<OfferProps<F>, "price">>) {
  const offer = offerOf(offered);
  const paid = useCollection(payments).filter(({ about }) => about === offer.about);
  return (
    <Panel title={heading} anchor="pay">
      <RecordSteps offer={offer} terms={terms} />
      {paid.length > 0 && (
        <div className="flex flex-col gap-3 border-t border-border pt-6">
          <h3 className="font-heading text-lg font-bold">
            Paid so far: {formatMoney(sumAmounts(paid), terms.currency)}
          </h3>
          <PaymentEntries paid={paid} />
        </div>
      )}
    </Panel>
  );
}

/** Records payments for what is no row. */
export function ThingRecordPanel({ heading, terms }: RecordProps) {
  return (
    <Panel title={heading} anchor="pay">
      <RecordSteps offer={null} terms={terms} />
    </Panel>
  );
}

function RecordSteps({ offer, terms }: { offer: Offer | null; terms: PaymentTerms }) {
  const [paid, setPaid] = useState<Entry | null>(null);
  if (paid === null) return <RecordForm offer={offer} terms={terms} onPaid={setPaid} />;
  return (
    <EntryConfirmation
      title={`${formatMoney(paid.amount ?? 0, terms.currency)} is paid`}
      note={`Receipt number ${paid.number}, ${paid.title}.`}
      lines={paid.details}
    >
      <Button variant="outline" onClick={() => setPaid(null)}>
        Record another
      </Button>
    </EntryConfirmation>
  );
}
