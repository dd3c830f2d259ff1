import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import type { Bookings } from "@/lib/commerce/booking/bookings";
import { CANCELLED } from "@/lib/commerce/entries";
import { upperFirst } from "@/lib/words";
import * as commerceWords from "@/words/commerce";

/** What the person booked, with the way to call it off. */
export function BookingList({ bookings: { rows, noun, paper } }: { bookings: Bookings }) {
  const mine = useCollection(rows).filter(({ isMine }) => isMine);
  return (
    <EntryList label={upperFirst(noun.many)} empty={commerceWords.whatYouBookIsListed}>
      {mine.map((booking) => (
        <EntryCard key={booking.id} entry={booking}>
          {paper !== undefined && <DownloadButton called={paper} entry={booking} />}
          {booking.status !== CANCELLED && (
            <Button
              variant="destructive"
              onClick={() => rows.update(booking.id, { status: CANCELLED })}
            >
              {commerceWords.cancelBooking(noun)}
            </Button>
          )}
        </EntryCard>
      ))}
    </EntryList>
  );
}
