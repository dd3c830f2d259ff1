// A month in the generated app, on which days are chosen and taken ones are seen.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

const calendar = code`
  function BookingCalendar({ shown, isTaken, isChosen, onPick }: { shown: string; isTaken: (day: string) => boolean; isChosen: (day: string) => boolean; onPick: (day: string) => void }) {
    const [month, setMonth] = @useState((shown || @localDate()).slice(0, 7));
    return (
      <div className="w-full max-w-80 self-start">
        <div className="mb-2 flex items-center justify-between">
          <button type="button" className="icon-button" aria-label="Previous month" onClick={() => setMonth(@calendarMonthFrom(month, -1))}>
            <@ChevronLeftIcon className="size-5" />
          </button>
          <p aria-live="polite" className="font-semibold">
            {@formatMonth(month)}
          </p>
          <button type="button" className="icon-button" aria-label="Next month" onClick={() => setMonth(@calendarMonthFrom(month, 1))}>
            <@ChevronRightIcon className="size-5" />
          </button>
        </div>
        <div role="group" aria-label="Days" className="grid grid-cols-7 justify-items-center gap-y-1">
          {@CALENDAR_WEEKDAYS.map((weekday) => (
            <span key={weekday} aria-hidden="true" className="text-xs font-medium text-muted">
              {weekday}
            </span>
          ))}
          {@calendarDays(month).map((day, index) => (
            <@BookingCalendarDay key={day} day={day} column={index === 0 ? @calendarColumn(day) : undefined} isTaken={isTaken(day)} isChosen={isChosen(day)} onPick={onPick} />
          ))}
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-accent" /> Chosen
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm border border-line bg-sunken" /> Unavailable
          </span>
        </p>
      </div>
    );
  }`;

const calendarDay = code`
  function BookingCalendarDay({ day, column, isTaken, isChosen, onPick }: { day: string; column: number | undefined; isTaken: boolean; isChosen: boolean; onPick: (day: string) => void }) {
    const isPast = day < @localDate();
    const look = isTaken ? "bg-sunken text-muted line-through" : isPast ? "text-muted opacity-60" : isChosen ? "bg-accent font-bold text-on-accent" : "hover:bg-accent-soft";
    return (
      <button
        type="button"
        className={\`grid size-9 place-items-center rounded-control text-sm tabular-nums \${look}\`}
        style={{ gridColumnStart: column }}
        aria-label={isTaken ? \`\${@formatDate(day)}, unavailable\` : @formatDate(day)}
        aria-pressed={isChosen}
        disabled={isTaken || isPast}
        onClick={() => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    );
  }`;

/** `src/features/booking/BookingCalendar.tsx`. */
export function calendarModule(): ModuleSource {
  return {
    path: "src/features/booking/BookingCalendar.tsx",
    library: true,
    parts: [
      { name: "CALENDAR_WEEKDAYS", code: code`const CALENDAR_WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];` },
      { name: "BookingCalendar", comment: "One month at a time. Weeks begin on Monday.", code: calendar },
      { name: "BookingCalendarDay", code: calendarDay },
      {
        name: "calendarMonthFrom",
        code: code`
          function calendarMonthFrom(month: string, months: number): string {
            const [year = 0, number = 1] = month.split("-").map(Number);
            return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
          }`,
      },
      {
        name: "calendarDays",
        code: code`
          function calendarDays(month: string): string[] {
            const [year = 0, number = 1] = month.split("-").map(Number);
            const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
            return Array.from({ length: count }, (_, index) => \`\${month}-\${String(index + 1).padStart(2, "0")}\`);
          }`,
      },
      {
        name: "calendarColumn",
        code: code`
          function calendarColumn(day: string): number {
            return ((new Date(day).getUTCDay() + 6) % 7) + 1;
          }`,
      },
    ],
  };
}
