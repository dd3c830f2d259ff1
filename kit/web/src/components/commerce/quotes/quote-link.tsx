import { PanelLink } from "@/components/commerce/panel-link";
import { type OfferProps, offerOf } from "@/lib/commerce/offer";
import type { Fields } from "@/lib/entity";

/** Leads to the panel that puts a quote together; nothing for a row without a price. */
export function QuoteLink<F extends Fields>(offered: OfferProps<F>) {
  const { path, title, price } = offerOf(offered);
  if (price === null) return null;
  return (
    <PanelLink to={`${path}#quote`} label={`Get a quote: ${title}`}>
      Get a quote
    </PanelLink>
  );
}
