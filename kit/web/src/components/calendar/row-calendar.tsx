import { useState } from "react";
import { AddOnDay, AddOnDayLink } from "@/components/calendar/add-on-day";
import { MonthGrid } from "@/components/calendar/month-grid";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Item, ItemContent, ItemGroup } from "@/components/ui/item";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type NamesOf, type RowOf, titleOf } from "@/lib/entity";
import { formatLongDate, formatMonth, localDate } from "@/lib/format";
import { isOn } from "@/lib/schedule";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { monthAfter } from "@/lib/months";
import * as words from "@/words/general";
import * as workWords from "@/words/work";

interface CalendarProps<F extends Fields> {
  entity: Entity<F>;
  /** The date on which a row stands, or its first day. */
  start: NamesOf<F, string>;
  /** Its last day. */
  end?: NamesOf<F, string>;
  /** What is said of a row below its title. */
  facts?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** The form in which rows are added on a day, or none. */
  add?: "page" | "line" | "none";
  /** Whether the rows are named above, where the page shows several kinds. */
  hasHeading?: boolean;
}

/** The rows of an entity on the days of a month. A day shows what is on it, and takes new rows. */
export function RowCalendar<F extends Fields>({
  entity,
  start,
  end,
  facts = [],
  isLink = false,
  add = "page",
  hasHeading = false,
}: CalendarProps<F>) {
  const rows = useRows(entity);
  const [selected, setSelected] = useState(() => localDate());
  const [month, setMonth] = useState(selected.slice(0, 7));
  const { many } = entity.noun;
  const span = end === undefined ? { start } : { start, end };
  const rowsOn = (day: string) => rows.filter((row) => isOn(row, day, span));

  function select(day: string) {
    setSelected(day);
    setMonth(day.slice(0, 7));
  }

  return (
    <section aria-label={workWords.calendarOf({ many })} className="flex flex-col gap-5">
      {hasHeading && <p className="text-muted-foreground">{words.list(entity.noun)}</p>}
      <MonthTurner month={month} onTurn={setMonth} />
      <MonthGrid
        label={workWords.daysOf({ many })}
        month={month}
        selected={selected}
        entriesOf={(day) => rowsOn(day).map((row) => titleOf(entity, row))}
        onSelect={select}
      />
      <section className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-heading text-xl font-bold">{formatLongDate(selected)}</h3>
          {add !== "none" && <AddOnDayLink entity={entity} day={selected} />}
        </div>
        {add !== "none" && <AddOnDay entity={entity} field={start} form={add} onAdd={select} />}
        <DayRows
          entity={entity}
          rows={rowsOn(selected)}
          facts={facts.filter((name) => name !== start)}
          isLink={isLink}
        />
      </section>
    </section>
  );
}

interface RowsProps<F extends Fields> {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  facts: readonly (keyof F & string)[];
  isLink: boolean;
}

function DayRows<F extends Fields>({ entity, rows, facts, isLink }: RowsProps<F>) {
  if (rows.length === 0)
    return <p className="text-muted-foreground">{workWords.nothingOnThisDay}</p>;
  return (
    <ItemGroup aria-label={workWords.onThisDay}>
      {rows.map((row) => (
        <Item key={row.id}>
          <ItemContent>
            <RowLink entity={entity} row={row} isLink={isLink} />
            {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
          </ItemContent>
        </Item>
      ))}
    </ItemGroup>
  );
}

/** The month that is shown, with the ways to another one. */
function MonthTurner({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="me-auto">
        <SectionTitle>{formatMonth(month, "long")}</SectionTitle>
      </div>
      <Button
        variant="outline"
        className="px-3"
        aria-label={workWords.previousMonth}
        onClick={() => onTurn(monthAfter(month, -1))}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        variant="outline"
        className="px-3"
        aria-label={workWords.nextMonth}
        onClick={() => onTurn(monthAfter(month, 1))}
      >
        <ChevronRightIcon />
      </Button>
      <Input
        type="month"
        aria-label={workWords.goToMonth}
        className="w-44"
        value={month}
        onChange={(event) => {
          if (event.target.value !== "") onTurn(event.target.value);
        }}
      />
    </div>
  );
}
