import { BidHistory } from "@/components/commerce/bids/bid-history";
import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { Panel } from "@/components/commerce/panel";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { bidField, bids, bidsOn, lowestBid } from "@/lib/commerce/bids";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { newEntry } from "@/lib/commerce/entries";
import { type OfferProps, offerOf } from "@/lib/commerce/offer";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";

/** The price of a row that stands, a bid to place, and the bids so far. Bidding begins at the row's price. */
export function BidPanel<F extends Fields>(offered: OfferProps<F>) {
  const { about, title, price, currency } = offerOf(offered);
  const placed = bidsOn(useCollection(bids), about);
  const standing = placed[0]?.amount ?? price ?? 0;
  const lowest = lowestBid(standing);
  const amount = bidField(currency, lowest);
  const { errors, handleSubmit } = useFieldsForm({ ...contactFields, amount }, (values) => {
    const details = [{ label: amount.label, value: amount.format(values.amount) }];
    bids.add(
      newEntry("BID", {
        ...rememberContact(values),
        about,
        title,
        status: "Placed",
        details,
        amount: values.amount,
      }),
    );
  });
  return (
    <Panel
      title="Place a bid"
      anchor="bid"
      aside={
        <p className="sm:text-right">
          <span className="block text-sm text-muted-foreground">
            {placed.length === 0 ? "Opening price" : "Current price"}
          </span>
          <strong className="font-heading text-3xl font-bold tabular-nums">
            {formatMoney(standing, currency)}
          </strong>
        </p>
      }
    >
      {placed.length > 0 && (
        <p role="status" className="rounded-lg bg-accent p-4 font-semibold text-accent-foreground">
          Your bid of {formatMoney(standing, currency)} is leading.
        </p>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex max-w-3xl flex-col gap-5">
        <ContactInputs errors={errors} />
        <FieldInput
          field={amount}
          name="amount"
          description={`At least ${formatMoney(lowest, currency)}`}
          error={errors["amount"]}
        />
        <Button type="submit" className="self-start">
          Place bid
        </Button>
      </form>
      <BidHistory placed={placed} currency={currency} />
    </Panel>
  );
}
