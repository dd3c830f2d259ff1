// Rows that stand on days: from a first day on, up to a last one where they have it.
import { readDate } from "./saved";

/** The names of the dates of a row. */
export interface Span<Name extends string = string> {
  start: Name;
  /** The last day; without it a row stands on one day. */
  end?: Name;
}

type DatedRow = Readonly<Record<string, unknown>>;

/** Whether a row stands on a day. */
export function isOn(row: DatedRow, day: string, { start, end }: Span): boolean {
  const first = readDate(row[start]);
  if (first === day) return true;
  return end !== undefined && first !== "" && first <= day && day <= readDate(row[end]);
}
