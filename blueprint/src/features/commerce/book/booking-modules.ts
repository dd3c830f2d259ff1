// The way of a booking in the generated app: the form, the payment where one is asked for, the confirmation, and the
// list of what is booked.
import { type Code, code, raw, when } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { capitalise } from "../../../writer/model/names.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import type { BookingTerms } from "./booking-terms.ts";
import { bookingForm, formParts } from "./booking-form.ts";
import { bookingStore } from "./booking-store.ts";
import { calendarModule } from "./calendar.ts";

type Book = FeatureOf<"book">;

/** All bookings of an app are paid, listed and called alike: as the first feature says. */
export function firstBook({ project, feature }: UnitCall<Book>): Book {
  return project.blueprint.features.find((other) => other.kind === "book") ?? feature;
}

const draftOwnBooking = code`
  function draftOwnBooking(
    item: @BookableItem,
    { note, ...rest }: @BookingTime & { name: string; email: string; people: number; note: string },
  ): @OwnBookingDraft {
    const { units, amount } = @bookingCost(item, rest);
    const details = [
      ...@bookingTimeLines(item, rest),
      { label: item.unit === "night" ? "Nights" : "Days", value: item.end === "" ? "" : String(units) },
      { label: "Note", value: note },
      { label: "Total", value: amount === null ? "" : @formatMoney(amount, item.currency) },
    ];
    return {
      ...rest,
      about: item.about,
      title: item.title,
      number: @newEntryNumber("BK"),
      at: new Date().toISOString(),
      status: "Confirmed",
      details: details.filter(({ value }) => value !== ""),
      amount,
      isMine: true,
    };
  }`;

/** The steps of a booking. */
function flow({ methods, paper, terms: { called, verb } }: Book): Code {
  const pays = methods.length > 0;
  const submit = pays ? code`item.price === null ? ${`Confirm ${called}`} : "Continue to payment"` : code`${`Confirm ${called}`}`;
  return code`
    function BookingFlow({ item, form: Form }: { item: @BookableItem; form: (props: @BookingFormProps) => @ReactNode }) {
      const section = @useScrolledTo<HTMLElement>("book");
      const [draft, setDraft] = @useState<@OwnBookingDraft | null>(null);
      ${when(pays, code`const [isReady, setReady] = @useState(false);`)}
      const [booked, setBooked] = @useState<@OwnBookingDraft | null>(null);

      ${when(
        pays,
        code`
        function receive(ready: @OwnBookingDraft) {
          if (item.price === null) return confirm(ready);
          setDraft(ready);
          setReady(true);
        }`,
      )}

      function confirm(booking: @OwnBookingDraft) {
        @placedBookings.add(booking);
        setBooked(booking);
        setDraft(null);
        ${when(pays, code`setReady(false);`)}
      }

      return (
        <section ref={section} id="book" aria-labelledby="book-title" className="card flex scroll-mt-20 flex-col gap-6 p-6 sm:p-8">
          <h2 id="book-title" className="section-title">
            {item.about === "" ? item.title : \`${raw(verb)} \${item.title}\`}
          </h2>
          {booked ? (
            <@EntryConfirmation
              title="Your ${raw(called)} is confirmed"
              note={\`${raw(capitalise(called))} number \${booked.number}, \${booked.title}. This demonstration sends no e-mail.\`}
              details={[{ label: "Name", value: booked.name }, ...booked.details]}
            >
              ${paperButton(paper, "booked")}
              <@Link to="/my-bookings" className="button button-quiet">
                See my ${raw(called)}s
              </@Link>
              <button type="button" className="button button-quiet" onClick={() => setBooked(null)}>
                ${raw(verb)} again
              </button>
            </@EntryConfirmation>
          ) : ${when(
            pays,
            code`draft && isReady ? (
            <@BookingPayment draft={draft} onEdit={() => setReady(false)} onPaid={confirm} />
          ) : `,
          )}(
            <Form item={item} initial={draft} submit={${submit}} onReady={${raw(pays ? "receive" : "confirm")}} />
          )}
        </section>
      );
    }`;
}

function paperButton(paper: Book["paper"], booking: string): Code | undefined {
  if (paper === null) return undefined;
  return code`
    <button type="button" className="button button-primary" onClick={() => @downloadEntry(${capitalise(paper)}, ${raw(booking)})}>
      <@DownloadIcon className="size-4" />
      Download ${raw(paper)}
    </button>`;
}

function payment({ terms: { called } }: Book): Code {
  return code`
    function BookingPayment({ draft, onEdit, onPaid }: { draft: @OwnBookingDraft; onEdit: () => void; onPaid: (booking: @OwnBookingDraft) => void }) {
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function pay(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = { data: new FormData(event.currentTarget), errors: {} };
        const paid = @readPaymentMethod(form);
        setErrors(form.errors);
        if (Object.keys(form.errors).length === 0) onPaid({ ...draft, details: [...draft.details, { label: "Payment", value: paid }] });
      }

      return (
        <form noValidate onSubmit={pay} aria-label="Payment" className="flex flex-col gap-6">
          <h3 className="font-display text-lg font-bold">Check your ${raw(called)}</h3>
          <@EntryLines details={[{ label: "Name", value: draft.name }, { label: "E-mail", value: draft.email }, ...draft.details]} />
          <@PaymentFields methods={@BOOKING_METHODS} errors={errors} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button button-primary">
              Confirm and pay
            </button>
            <button type="button" className="button button-quiet" onClick={onEdit}>
              Edit details
            </button>
          </div>
        </form>
      );
    }`;
}

function myBookings({ paper, terms: { called } }: Book): Code {
  const label = capitalise(`${called}s`);
  return code`
    function MyBookings() {
      const mine = @useRows(@placedBookings).filter(({ isMine }) => isMine);
      return (
        <@OwnEntryList label="${raw(label)}" count={mine.length} empty={<p>What you book is listed here, and can be cancelled here.</p>}>
          {mine.map((booking) => (
            <@OwnEntryCard key={booking.id} entry={booking}>
              ${paperButton(paper, "booking")}
              {booking.status !== "Cancelled" && (
                <button type="button" className="button button-danger" onClick={() => @placedBookings.update(booking.id, { status: "Cancelled" })}>
                  Cancel ${raw(called)}
                </button>
              )}
            </@OwnEntryCard>
          ))}
        </@OwnEntryList>
      );
    }`;
}

/** The files that all bookings of an app share, and the form of this feature's mode. */
export function bookingModules(call: UnitCall<Book>): ModuleSource[] {
  const first = firstBook(call);
  const mode: BookingTerms["mode"] = call.feature.terms.mode;
  const flowParts: Part[] = [
    { name: "BookingFlow", comment: "From the form to the confirmation.", code: flow(first) },
    { name: "BookingPayment", code: payment(first) },
    { name: "BOOKING_METHODS", code: code`const BOOKING_METHODS = ${{ literal: first.methods }};` },
  ];
  return [
    ...bookingStore(call),
    calendarModule(),
    { path: "src/features/booking/times.ts", library: true, parts: [{ name: "draftOwnBooking", code: draftOwnBooking }] },
    { path: "src/features/booking/fields.tsx", library: true, parts: formParts },
    { path: `src/features/booking/${bookingForm(mode).name}.tsx`, library: true, parts: [bookingForm(mode)] },
    { path: "src/features/booking/BookingFlow.tsx", library: true, parts: flowParts },
    { path: "src/features/booking/MyBookings.tsx", library: true, parts: [{ name: "MyBookings", code: myBookings(first) }] },
  ];
}
