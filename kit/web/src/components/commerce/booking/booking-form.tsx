import { useState } from "react";
import { BookingCalendar } from "@/components/commerce/booking/booking-calendar";
import { TimeInputs } from "@/components/commerce/booking/time-inputs";
import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { QuantityStepper } from "@/components/commerce/quantity-stepper";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { BookingDraft, Bookings } from "@/lib/commerce/booking/bookings";
import {
  type BookingTerms,
  type BookingTime,
  costOf,
  formatUnits,
  overlaps,
  placesLeft,
  pickDay,
  timeProblems,
} from "@/lib/commerce/booking/times";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { CANCELLED } from "@/lib/commerce/entries";
import type { Offer } from "@/lib/commerce/offer";
import type { Field } from "@/lib/fields/field-definition";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { formatMoney } from "@/lib/format";
import * as commerceWords from "@/words/commerce";

/** The largest number of people. */
const MOST_PEOPLE = 20;

const note = paragraph({ label: commerceWords.anythingElse });

/** What is booked, and how. */
export interface BookingSubject {
  bookings: Bookings;
  offer: Offer;
  terms: BookingTerms;
  /** The day of what has one of its own; else empty. */
  day: string;
  /** For how many people there is a place at the same time; null where nobody counts. */
  capacity: number | null;
}

interface FormProps extends BookingSubject {
  /** What was entered before, to change it. */
  draft: BookingDraft | null;
  submitLabel: string;
  onReady: (draft: BookingDraft) => void;
}

/** Asks for everything that a booking consists of, and shows what it costs. */
export function BookingForm({
  bookings,
  offer,
  terms,
  day,
  capacity,
  draft,
  submitLabel,
  onReady,
}: FormProps) {
  const taken = useCollection(bookings.rows).filter(
    ({ about, status }) => about === offer.about && status !== CANCELLED,
  );
  const [chosen, setChosen] = useState<BookingTime>(draft ?? { start: day, end: "", time: "" });
  const [wanted, setPeople] = useState(draft?.people ?? 1);
  const left = capacity === null ? MOST_PEOPLE : placesLeft(capacity, chosen, taken);
  const people = Math.max(1, Math.min(wanted, left));
  const problems = timeProblems(terms, chosen, taken);
  const timeFields = {
    start: withProblem(problems.start),
    end: withProblem(problems.end),
    time: withProblem(problems.time),
  };
  const { errors, handleSubmit } = useFieldsForm(
    { ...timeFields, ...contactFields, note },
    (values) => onReady({ ...chosen, people, ...rememberContact(values), note: values.note }),
  );
  return (
    <div className="flex flex-col gap-8 lg:flex-row lg:gap-12">
      {terms.start !== undefined && (
        <BookingCalendar
          key={chosen.start.slice(0, 7)}
          shown={chosen.start}
          isTaken={(date) =>
            terms.end !== undefined &&
            taken.some((booking) => overlaps(booking, { start: date, end: "", time: "" }))
          }
          isChosen={(date) => date === chosen.start || (date >= chosen.start && date <= chosen.end)}
          onPick={(date) => setChosen(pickDay(terms, chosen, date))}
        />
      )}
      <form noValidate onSubmit={handleSubmit} className="flex min-w-0 flex-1 flex-col gap-5">
        <TimeInputs
          terms={terms}
          chosen={chosen}
          taken={taken}
          errors={errors}
          onChange={setChosen}
        />
        {terms.people !== undefined && (
          <PeopleInput
            label={terms.people}
            people={people}
            left={capacity === null ? null : left}
            onChange={setPeople}
          />
        )}
        {terms.people === undefined && capacity !== null && <PlacesLine left={left} />}
        <ContactInputs errors={errors} />
        <FieldInput field={note} name="note" value={draft?.note} />
        <CostLine offer={offer} terms={terms} draft={{ ...chosen, people }} />
        <Button type="submit" className="self-start" disabled={left === 0}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}

/** How many places are left of what each booking takes one of. */
function PlacesLine({ left }: { left: number }) {
  return (
    <p role="status" className="text-muted-foreground">
      {left === 0 ? commerceWords.everyPlaceIsTaken : commerceWords.placesLeft({ count: left })}
    </p>
  );
}

/** How many come, and how many can where places are counted. */
function PeopleInput({
  label,
  people,
  left,
  onChange,
}: {
  label: string;
  people: number;
  left: number | null;
  onChange: (people: number) => void;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      {left !== null && (
        <p className="text-muted-foreground">{commerceWords.placesLeft({ count: left })}</p>
      )}
      <QuantityStepper
        label={label}
        value={people}
        most={Math.min(MOST_PEOPLE, left ?? MOST_PEOPLE)}
        onChange={onChange}
      />
    </div>
  );
}

/** A field whose value stands elsewhere, with what is wrong with it. */
function withProblem(problem: string | undefined): Field<string> {
  return {
    ...text({ label: commerceWords.time }),
    parse: () => (problem === undefined ? { value: "" } : { error: problem }),
  };
}

/** What the booking costs, as far as it is filled in. */
function CostLine({
  offer: { price, currency },
  terms,
  draft,
}: Pick<BookingSubject, "offer" | "terms"> & { draft: BookingTime & { people: number } }) {
  const { units, amount } = costOf(terms, price, draft);
  if (price === null || amount === null || units === 0) return null;
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-4"
    >
      <span className="text-muted-foreground">
        {terms.unit !== "booking" &&
          `${formatMoney(price, currency)} × ${formatUnits(units, terms.unit)}`}
      </span>
      <strong className="text-lg tabular-nums">
        {commerceWords.totalOf({ amount: formatMoney(amount, currency) })}
      </strong>
    </p>
  );
}
