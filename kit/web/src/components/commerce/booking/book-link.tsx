import { ButtonLink } from "@/components/ui/button-link";
import { useCollection } from "@/hooks/use-collection";
import type { Bookings } from "@/lib/commerce/booking/bookings";
import { placesLeft } from "@/lib/commerce/booking/times";
import { CANCELLED } from "@/lib/commerce/entries";
import { offerOf } from "@/lib/commerce/offer";
import type { Fields, NamesOf, RowProps } from "@/lib/entity";
import { readNumber } from "@/lib/saved";
import * as commerceWords from "@/words/commerce";

const AT_NO_TIME = { start: "", end: "", time: "" };

interface BookLinkProps<F extends Fields> extends RowProps<F> {
  bookings: Bookings;
  /** The field with the number of places of what is booked without a day. */
  capacity?: NamesOf<F, number | null>;
}

/** Leads from a row to the form that books it, while it has a place. */
export function BookLink<F extends Fields>({ bookings, entity, row, capacity }: BookLinkProps<F>) {
  const { about, path, title } = offerOf({ entity, row });
  const taken = useCollection(bookings.rows).filter(
    (booking) => booking.about === about && booking.status !== CANCELLED,
  );
  const places = capacity === undefined ? null : readNumber(row[capacity]);
  if (places !== null && placesLeft(places, AT_NO_TIME, taken) === 0)
    return <p className="text-muted-foreground">{commerceWords.everyPlaceIsTaken}</p>;
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
