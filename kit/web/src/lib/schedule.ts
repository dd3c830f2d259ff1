// Rows that stand on days: from a first day on, up to a last one where they have it.
import { byDate } from "./compare";
import { daysBetween } from "./months";
import { readText } from "./saved";

/** The names of the dates of a row. */
export interface Span<Name extends string = string> {
  start: Name;
  /** The last day; without it a row stands on one day. */
  end?: Name;
}

type DatedRow = Readonly<Record<string, unknown>>;

/** Whether a row stands on a day. */
export function isOn(row: DatedRow, day: string, { start, end }: Span): boolean {
  const first = readText(row[start]);
  if (first === day) return true;
  return end !== undefined && first !== "" && first <= day && day <= readText(row[end]);
}

/** A row as a bar of a timeline. */
export interface Bar<Row> {
  row: Row;
  start: string;
  end: string;
  /** Where the bar begins and how long it is, as shares of a hundred. */
  left: number;
  width: number;
}

/** The rows with a first and a last day as bars over all the days that they span, the earliest first. */
export function barsOf<Row extends DatedRow>(
  rows: readonly Row[],
  { start, end }: Required<Span>,
): Bar<Row>[] {
  const dated = rows
    .map((row) => ({ row, start: readText(row[start]), end: readText(row[end]) }))
    .filter((bar) => bar.start !== "" && bar.end >= bar.start)
    .toSorted((left, right) => byDate(left.start, right.start));
  const first = dated[0]?.start ?? "";
  const last = dated.reduce((latest, bar) => (bar.end > latest ? bar.end : latest), first);
  const share = (days: number) => (days / (daysBetween(first, last) + 1)) * 100;
  return dated.map((bar) => ({
    ...bar,
    left: share(daysBetween(first, bar.start)),
    width: share(daysBetween(bar.start, bar.end) + 1),
  }));
}
