import { useState } from "react";
import { BookingForm, type BookingSubject } from "@/components/commerce/booking/booking-form";
import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import {
  type Booking,
  type BookingDraft,
  type Bookings,
  bookingOf,
} from "@/lib/commerce/booking/bookings";
import { type OfferProps, offerOf } from "@/lib/commerce/offer";
import type { Fields, NamesOf } from "@/lib/entity";
import { readDate, readNumber } from "@/lib/saved";

import { EntryDetails } from "@/components/commerce/entries/entry-details";
import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { wholeDetails } from "@/lib/commerce/entries";
import { describePayment, paymentFields } from "@/lib/commerce/payment";
import * as commerceWords from "@/words/commerce";

type BookingProps = Pick<BookingSubject, "bookings" | "terms">;

interface RowProps<F extends Fields>
  extends BookingProps, Omit<OfferProps<F>, "price">, Partial<Pick<OfferProps<F>, "price">> {
  /** The field with the day of what takes place on one. */
  day?: NamesOf<F, string>;
  /** The field with the number of its places. */
  capacity?: NamesOf<F, number | null>;
}

/** Books the row of a page: from the form to the confirmation. */
export function BookingPanel<F extends Fields>({
  bookings,
  terms,
  day,
  capacity,
  ...offered
}: RowProps<F>) {
  const offer = offerOf(offered);
  return (
    <Panel
      title={commerceWords.verbTitle({ verb: bookings.verb, title: offer.title })}
      anchor="book"
    >
      <BookingSteps
        bookings={bookings}
        terms={terms}
        offer={offer}
        day={day === undefined ? "" : readDate(offered.row[day])}
        capacity={capacity === undefined ? null : readNumber(offered.row[capacity])}
      />
    </Panel>
  );
}

/** Books something that is no row, such as an appointment. */
export function ThingBookingPanel({ bookings, terms, title }: BookingProps & { title: string }) {
  const offer = { about: "", path: "", title, price: null, currency: "USD" };
  return (
    <Panel title={title} anchor="book">
      <BookingSteps bookings={bookings} terms={terms} offer={offer} day="" capacity={null} />
    </Panel>
  );
}

/** The form, the payment where there is one, and the confirmation. */
function BookingSteps(subject: BookingSubject) {
  const { bookings, terms, offer } = subject;
  const { noun, rows, methods = [] } = bookings;
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  const [unpaid, setUnpaid] = useState<Booking | null>(null);
  const [booked, setBooked] = useState<Booking | null>(null);
  const pays = methods.length > 0 && offer.price !== null;

  function receive(ready: BookingDraft) {
    const booking = bookingOf(offer, terms, ready);
    if (!pays) return confirm(booking);
    setDraft(ready);
    setUnpaid(booking);
  }

  function confirm(booking: Booking) {
    rows.add(booking);
    setBooked(booking);
    setDraft(null);
    setUnpaid(null);
  }

  if (booked !== null)
    return <Confirmed bookings={bookings} booking={booked} onAgain={() => setBooked(null)} />;
  if (unpaid !== null)
    return (
      <BookingPayment
        bookings={bookings}
        booking={unpaid}
        onEdit={() => setUnpaid(null)}
        onPaid={confirm}
      />
    );
  return (
    <BookingForm
      {...subject}
      draft={draft}
      submitLabel={pays ? commerceWords.continueToPayment : commerceWords.confirmBooking(noun)}
      onReady={receive}
    />
  );
}

function Confirmed({
  bookings: { noun, verb, paper },
  booking,
  onAgain,
}: {
  bookings: Bookings;
  booking: Booking;
  onAgain: () => void;
}) {
  return (
    <EntryConfirmation
      title={commerceWords.bookingConfirmed(noun)}
      note={commerceWords.bookingNumber({
        one: noun.one,
        number: booking.number,
        title: booking.title,
      })}
      lines={[{ label: commerceWords.name, value: booking.name }, ...booking.details]}
    >
      {paper !== undefined && <DownloadButton called={paper} entry={booking} />}
      <ButtonLink variant="outline" to="/my-bookings">
        {commerceWords.seeMyBookings(noun)}
      </ButtonLink>
      <Button variant="outline" onClick={onAgain}>
        {commerceWords.bookAgain({ verb })}
      </Button>
    </EntryConfirmation>
  );
}

/** Shows a booking before it is made, and how to pay for it. */
function BookingPayment({
  bookings: { noun, methods = [] },
  booking,
  onEdit,
  onPaid,
}: {
  bookings: Bookings;
  booking: Booking;
  onEdit: () => void;
  onPaid: (booking: Booking) => void;
}) {
  const fields = paymentFields(methods);
  const { errors, handleSubmit } = useFieldsForm(fields, (values) =>
    onPaid({
      ...booking,
      details: [
        ...booking.details,
        { label: commerceWords.payment, value: describePayment(values) },
      ],
    }),
  );
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={commerceWords.payment}
      className="flex flex-col gap-6"
    >
      <h3 className="font-heading text-lg font-bold">{commerceWords.checkBooking(noun)}</h3>
      <EntryDetails lines={wholeDetails(booking)} />
      <PaymentInputs fields={fields} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{commerceWords.confirmAndPay}</Button>
        <Button variant="outline" onClick={onEdit}>
          {commerceWords.editDetails}
        </Button>
      </div>
    </form>
  );
}
