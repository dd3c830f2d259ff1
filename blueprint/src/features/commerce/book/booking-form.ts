// The form of a booking in the generated app, one for each mode: days, an hour of a day, a day, or a number of seats.
import { type Code, code, raw, when } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";
import type { BookingTerms } from "./booking-terms.ts";

type Mode = BookingTerms["mode"];

/** The name of the form of this mode: `BookStayForm`. */
export function formName(mode: Mode): string {
  return { stay: "BookStayForm", slot: "BookSlotForm", day: "BookDayForm", ticket: "BookTicketForm" }[mode];
}

/** The form of this mode. It hands on a booking that nothing is wrong with. */
export function bookingForm(mode: Mode): Part {
  const timed = mode !== "ticket";
  const begins = timed
    ? code`
      const [when, setWhen] = @useState<@BookingTime>(initial ?? { start: "", end: "", time: "" });
      const taken = @useRows(@placedBookings).filter(({ about, status }) => about === item.about && status !== "Cancelled");`
    : code`const when = { start: item.day, end: "", time: "" };`;
  return {
    name: formName(mode),
    code: code`
      function ${raw(formName(mode))}({ item, initial, submit, onReady }: @BookingFormProps) {
        ${begins}
        const [people, setPeople] = @useState(initial?.people ?? 1);
        const [errors, setErrors] = @useState<@FieldErrors>({});
        const cost = @bookingCost(item, { ...when, people });

        function book(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const form = { data: new FormData(event.currentTarget), errors: {} };
          ${when(timed, code`@checkBookingTime(form, item, { when, taken });`)}
          const contact = @readWhoAsks(form);
          setErrors(form.errors);
          if (Object.keys(form.errors).length > 0) return;
          onReady(@draftOwnBooking(item, { ...when, ...contact, people, note: @formText(form, "note") }));
        }

        return (
          ${layout(mode)}
        );
      }`,
  };
}

function layout(mode: Mode): Code {
  const form = code`
    <form noValidate onSubmit={book} className="flex min-w-0 flex-1 flex-col gap-5">
      ${whenFields(mode)}
      {item.people !== "" && (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">{item.people}</p>
          <@QuantityStepper label={item.people} value={people} most={20} onChange={setPeople} />
        </div>
      )}
      <@WhoAsksFields errors={errors} />
      <@TextAreaField label="Anything else?" name="note" />
      <@BookingCostLine item={item} cost={cost} />
      <button type="submit" className="button button-primary self-start">
        {submit}
      </button>
    </form>`;
  if (mode === "ticket") return form;
  const pick = mode === "stay" ? code`(day) => setWhen(@pickBookingDay(when, day))` : code`(day) => setWhen({ ...when, start: day })`;
  const taken =
    mode === "stay"
      ? code`(day) => taken.some((booking) => @overlapsBooking(booking, { start: day, end: "", time: "" }))`
      : code`() => false`;
  const chosen =
    mode === "stay" ? code`(day) => day === when.start || (day >= when.start && day <= when.end)` : code`(day) => day === when.start`;
  return code`
    <div className="flex flex-col gap-8 lg:flex-row lg:gap-12">
      <@BookingCalendar
        key={when.start.slice(0, 7)}
        shown={when.start}
        isTaken={${taken}}
        isChosen={${chosen}}
        onPick={${pick}}
      />
      ${form}
    </div>`;
}

function whenFields(mode: Mode): Code | undefined {
  if (mode === "ticket") return undefined;
  const start = code`<@BookingDateField label={item.start} name="start" value={when.start} error={errors.start} onChange={(start) => setWhen({ ...when, start })} />`;
  if (mode === "stay")
    return code`
      <div className="grid gap-4 sm:grid-cols-2">
        ${start}
        <@BookingDateField label={item.end} name="end" value={when.end} error={errors.end} onChange={(end) => setWhen({ ...when, end })} />
      </div>`;
  if (mode === "day") return start;
  return code`
    ${start}
    <@BookingTimePicker
      times={item.times}
      value={when.time}
      isTaken={(time) => !item.isShared && when.start !== "" && taken.some((booking) => @overlapsBooking(booking, { ...when, time }))}
      error={errors.time}
      onChange={(time) => setWhen({ ...when, time })}
    />`;
}

/** What the forms share. */
export const formParts: Part[] = [
  {
    name: "BookingFormProps",
    isType: true,
    code: code`
      interface BookingFormProps {
        item: @BookableItem;
        /** What was entered before, to change it. */
        initial: @OwnBookingDraft | null;
        /** The label of the button. */
        submit: string;
        onReady: (draft: @OwnBookingDraft) => void;
      }`,
  },
  {
    name: "BookingDateField",
    code: code`
      function BookingDateField({ value, onChange, ...field }: { label: string; name: string; error: string | undefined; value: string; onChange: (value: string) => void }) {
        const id = @useId();
        return (
          <@Field id={id} field={{ ...field, required: true }}>
            <input {...@controlProps(id, { ...field, required: true })} type="date" min={@localDate()} value={value} onChange={(event) => onChange(event.target.value)} />
          </@Field>
        );
      }`,
  },
  {
    name: "BookingTimePicker",
    code: code`
      function BookingTimePicker({ times, value, isTaken, error, onChange }: { times: readonly string[]; value: string; isTaken: (time: string) => boolean; error: string | undefined; onChange: (time: string) => void }) {
        const group = @useId();
        return (
          <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : \`\${group}-help\`}>
            <legend className="mb-2 text-sm font-semibold">Time</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {times.map((time) => (
                <label
                  key={time}
                  className="relative grid min-h-11 place-items-center rounded-control border border-control text-sm font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
                >
                  <input
                    type="radio"
                    name={group}
                    className="absolute inset-0 cursor-pointer appearance-none outline-none"
                    disabled={isTaken(time)}
                    checked={value === time}
                    onChange={() => onChange(time)}
                  />
                  {@formatTime(time)}
                  {isTaken(time) && <span className="sr-only"> taken</span>}
                </label>
              ))}
            </div>
            {error !== undefined && (
              <p id={\`\${group}-help\`} className="mt-1.5 text-sm font-medium text-danger">
                {error}
              </p>
            )}
          </fieldset>
        );
      }`,
  },
  {
    name: "BookingCostLine",
    comment: "What the booking costs as far as it is filled in.",
    code: code`
      function BookingCostLine({ item, cost: { units, amount } }: { item: @BookableItem; cost: { units: number; amount: number | null } }) {
        if (item.price === null || amount === null || units === 0) return null;
        const price = @formatMoney(item.price, item.currency);
        return (
          <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span className="text-muted">{item.unit === "booking" ? "" : \`\${price} × \${@bookingUnits(units, item.unit)}\`}</span>
            <strong className="text-lg tabular-nums">Total {@formatMoney(amount, item.currency)}</strong>
          </p>
        );
      }`,
  },
  {
    name: "bookingUnits",
    code: code`
      function bookingUnits(units: number, unit: @BookableItem["unit"]): string {
        if (unit === "person") return @formatCount(units, "person", "people");
        return unit === "month" ? \`\${@formatCount(units, "day", "days")} of 30\` : @formatCount(units, unit, \`\${unit}s\`);
      }`,
  },
  {
    name: "pickBookingDay",
    comment: "The first day chosen is the start, a later one the end.",
    code: code`
      function pickBookingDay(when: @BookingTime, day: string): @BookingTime {
        return when.start === "" || when.end !== "" || day <= when.start ? { ...when, start: day, end: "" } : { ...when, end: day };
      }`,
  },
];
