import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { formatDay, formatMonth, localDate } from "@/lib/format";
import { monthAfter, weeksOf } from "@/lib/months";
import { cn } from "@/lib/utils";
import { inWeekOrder } from "@/lib/week";
import * as words from "@/words/general";
import * as commerceWords from "@/words/commerce";

const WEEKDAYS = inWeekOrder(words.shortWeekdays.split(" "));

interface CalendarProps {
  /** The day whose month is shown first; today's without one. */
  shown: string;
  isTaken: (day: string) => boolean;
  isChosen: (day: string) => boolean;
  onPick: (day: string) => void;
}

/** A month on which days are chosen. */
export function BookingCalendar({ shown, ...day }: CalendarProps) {
  const [month, setMonth] = useState((shown || localDate()).slice(0, 7));
  return (
    <div className="w-full max-w-80 self-start">
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          icon={<ChevronLeftIcon className="size-5" />}
          label={commerceWords.previousMonth}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <IconButton
          icon={<ChevronRightIcon className="size-5" />}
          label={commerceWords.nextMonth}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <div
        role="group"
        aria-label={commerceWords.days}
        className="grid grid-cols-7 justify-items-center gap-y-1"
      >
        {WEEKDAYS.map((weekday) => (
          <span
            key={weekday}
            aria-hidden="true"
            className="text-xs font-medium text-muted-foreground"
          >
            {weekday}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((date) =>
            date.startsWith(month) ? (
              <DayButton key={date} date={date} {...day} />
            ) : (
              <span key={date} />
            ),
          )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-primary" />{" "}
          {commerceWords.chosen}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm border border-border bg-muted" />{" "}
          {commerceWords.unavailable}
        </span>
      </p>
    </div>
  );
}

function DayButton({
  date,
  isTaken,
  isChosen,
  onPick,
}: Omit<CalendarProps, "shown"> & { date: string }) {
  const taken = isTaken(date);
  const chosen = isChosen(date);
  const isPast = date < localDate();
  return (
    <button
      type="button"
      data-slot="calendar-day"
      className={cn(
        "grid size-9 place-items-center rounded-md text-sm tabular-nums",
        taken && "bg-muted text-muted-foreground line-through",
        !taken && isPast && "text-muted-foreground opacity-60",
        !taken &&
          !isPast &&
          (chosen
            ? "bg-primary font-bold text-primary-foreground"
            : "hover:bg-accent hover:text-accent-foreground"),
      )}
      aria-label={taken ? commerceWords.dayUnavailable({ day: formatDay(date) }) : formatDay(date)}
      aria-pressed={chosen}
      disabled={taken || isPast}
      onClick={() => onPick(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
