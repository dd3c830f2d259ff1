import { ButtonLink } from "@/components/ui/button-link";
import type { Bookings } from "@/lib/commerce/booking/bookings";
import { offerOf } from "@/lib/commerce/offer";
import type { Fields, RowProps } from "@/lib/entity";
import * as commerceWords from "@/words/commerce";

/** Leads from a row to the form that books it. */
export function BookLink<F extends Fields>({
  bookings,
  entity,
  row,
}: RowProps<F> & { bookings: Bookings }) {
  const { path, title } = offerOf({ entity, row });
  return (
    <ButtonLink
      className="whitespace-nowrap"
      to={`${path}#book`}
      aria-label={commerceWords.verbTitle({ verb: bookings.verb, title })}
    >
      {bookings.verb}
    </ButtonLink>
  );
}
