import { useState } from "react";
import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { QuoteOptions } from "@/components/commerce/quotes/quote-options";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { type Entry, newEntry } from "@/lib/commerce/entries";
import { type Offer, type OfferProps, offerOf } from "@/lib/commerce/offer";
import {
  type QuoteExtra,
  type QuoteLine,
  quoteLines,
  quoteTotal,
  quotes,
} from "@/lib/commerce/quotes";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";

interface QuoteTerms {
  /** The label of the number that the price is multiplied by. */
  count: string;
  extras: readonly QuoteExtra[];
}

/** Puts a quote for the row of a page together and requests it; nothing for a row without a price. */
export function QuotePanel<F extends Fields>({
  count,
  extras,
  ...offered
}: QuoteTerms & OfferProps<F>) {
  const offer = offerOf(offered);
  return offer.price === null ? null : (
    <PricedPanel offer={offer} price={offer.price} count={count} extras={extras} />
  );
}

function PricedPanel({
  offer,
  price,
  count,
  extras,
}: QuoteTerms & { offer: Offer; price: number }) {
  const [units, setUnits] = useState(1);
  const [chosen, setChosen] = useState<readonly QuoteExtra[]>([]);
  const [requested, setRequested] = useState<Entry | null>(null);
  const { about, title, currency } = offer;
  const lines = quoteLines({ title, price, count }, units, chosen);
  const amount = quoteTotal(lines);
  const { errors, handleSubmit } = useFieldsForm(contactFields, (values) => {
    const details = [...lines, { label: "Total", cost: amount }].map(({ label, cost }) => ({
      label,
      value: formatMoney(cost, currency),
    }));
    setRequested(
      quotes.add(
        newEntry("QU", {
          ...rememberContact(values),
          about,
          title,
          status: "Requested",
          details,
          amount,
        }),
      ),
    );
  });
  return (
    <Panel title="Get a quote" anchor="quote">
      {requested === null ? (
        <form noValidate onSubmit={handleSubmit} className="grid gap-8 lg:grid-cols-2">
          <QuoteOptions
            count={count}
            units={units}
            extras={extras}
            chosen={chosen}
            onUnits={setUnits}
            onChosen={setChosen}
          />
          <QuoteSum lines={lines} total={amount} currency={currency} />
          <div className="flex flex-col gap-5 lg:col-span-2">
            <ContactInputs errors={errors} />
            <Button type="submit" className="self-start">
              Request this quote
            </Button>
          </div>
        </form>
      ) : (
        <EntryConfirmation
          title="Your quote is requested"
          note={`Quote number ${requested.number}. This demonstration sends no e-mail.`}
          lines={requested.details}
        >
          <DownloadButton called="quote" entry={requested} />
          <Button variant="outline" onClick={() => setRequested(null)}>
            Another quote
          </Button>
        </EntryConfirmation>
      )}
    </Panel>
  );
}

function QuoteSum({
  lines,
  total,
  currency,
}: {
  lines: readonly QuoteLine[];
  total: number;
  currency: string;
}) {
  return (
    <div role="status" className="flex flex-col gap-3 self-start rounded-lg bg-muted p-5">
      {lines.map(({ label, cost }) => (
        <p key={label} className="flex justify-between gap-4">
          <span className="min-w-0 break-words text-muted-foreground">{label}</span>
          <span className="tabular-nums">{formatMoney(cost, currency)}</span>
        </p>
      ))}
      <p className="flex justify-between gap-4 border-t border-border pt-3 text-lg font-bold">
        <span>Total</span>
        <span className="tabular-nums">{formatMoney(total, currency)}</span>
      </p>
    </div>
  );
}
