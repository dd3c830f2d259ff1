import { PanelLink } from "@/components/commerce/panel-link";
import { useCollection } from "@/hooks/use-collection";
import { bids, bidsOn } from "@/lib/commerce/bids";
import { type OfferProps, offerOf } from "@/lib/commerce/offer";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";

/** Leads from a row to its bids, with the highest of them. */
export function BidLink<F extends Fields>(offered: OfferProps<F>) {
  const { about, path, title, currency } = offerOf(offered);
  const standing = bidsOn(useCollection(bids), about)[0]?.amount ?? null;
  return (
    <PanelLink to={`${path}#bid`} label={`Bid on ${title}`}>
      {standing === null ? "Bid" : `Bid: ${formatMoney(standing, currency)}`}
    </PanelLink>
  );
}
