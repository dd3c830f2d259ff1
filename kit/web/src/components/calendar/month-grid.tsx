import { type KeyboardEvent, useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { formatLongDate, localDate } from "@/lib/format";
import { dayAfter, weeksOf } from "@/lib/months";
import { stepOfKey } from "@/lib/reading-direction";
import { cn } from "@/lib/utils";
import { inWeekOrder } from "@/lib/week";
import * as words from "@/words/general";
import * as workWords from "@/words/work";

const WEEKDAYS = inWeekOrder(words.weekdays.split(" "));

/** By how many days a key moves. */
function daysOf(key: string): number {
  return key === "ArrowUp" ? -7 : key === "ArrowDown" ? 7 : stepOfKey(key);
}

interface GridProps {
  label: string;
  /** As `2026-11`. */
  month: string;
  /** An ISO date, also of another month. */
  selected: string;
  /** What stands on a day, in words. */
  entriesOf: (day: string) => readonly string[];
  onSelect: (day: string) => void;
}

/** A month as weeks. The arrow keys go from day to day, also into the next month. */
export function MonthGrid({ label, month, selected, entriesOf, onSelect }: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const focusable = selected.startsWith(month) ? selected : `${month}-01`;

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  function moveByKey(event: KeyboardEvent) {
    const days = daysOf(event.key);
    if (days === 0) return;
    event.preventDefault();
    isMoved.current = true;
    onSelect(dayAfter(focusable, days));
  }

  return (
    <Card className="overflow-hidden p-0 sm:p-0">
      <table
        ref={table}
        aria-label={label}
        className="w-full table-fixed border-separate border-spacing-0"
        onKeyDown={moveByKey}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="py-2.5 text-center text-xs font-semibold text-muted-foreground"
              >
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td key={day} className="h-px border-t border-border p-0 align-top">
                  <DayButton
                    day={day}
                    isInMonth={day.startsWith(month)}
                    isSelected={day === selected}
                    isFocusable={day === focusable}
                    entries={entriesOf(day)}
                    onSelect={() => onSelect(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface DayProps {
  day: string;
  isInMonth: boolean;
  isSelected: boolean;
  isFocusable: boolean;
  entries: readonly string[];
  onSelect: () => void;
}

/** A day with the first of its entries; on a narrow window with a dot for them. */
function DayButton({ day, isInMonth, isSelected, isFocusable, entries, onSelect }: DayProps) {
  const count =
    entries.length === 0 ? "" : `, ${workWords.entriesOnDay({ count: entries.length })}`;
  return (
    <button
      type="button"
      data-slot="day"
      data-day={day}
      aria-pressed={isSelected}
      tabIndex={isFocusable ? 0 : -1}
      className={cn(
        "flex h-full min-h-14 w-full flex-col gap-1 p-1 text-start focus-visible:-outline-offset-2 sm:min-h-24 sm:p-1.5",
        isSelected ? "bg-accent text-accent-foreground" : "hover:bg-muted",
        !isInMonth && !isSelected && "text-muted-foreground",
      )}
      onClick={onSelect}
    >
      <span className="sr-only">
        {formatLongDate(day)}
        {count}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          "grid size-7 place-items-center rounded-full text-sm",
          day === localDate() && "bg-primary font-bold text-primary-foreground",
        )}
      >
        {Number(day.slice(8))}
      </span>
      {entries.slice(0, 2).map((entry, index) => (
        <Badge
          key={`${index} ${entry}`}
          variant="secondary"
          aria-hidden="true"
          className="hidden w-full truncate sm:block"
        >
          {entry}
        </Badge>
      ))}
      {entries.length > 2 && (
        <span aria-hidden="true" className="hidden px-1 text-xs sm:block">
          {workWords.more({ count: entries.length - 2 })}
        </span>
      )}
      {entries.length > 0 && (
        <span aria-hidden="true" className="ms-2.5 size-2 rounded-full bg-primary sm:hidden" />
      )}
    </button>
  );
}
