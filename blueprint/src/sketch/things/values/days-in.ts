// Dates of sample rows. What counts in an example is where a day lies beside the day on which the app is opened first: days of the
// calendar keep their distances, with the latest third of them still to come.
import type { SketchValue } from "../sketch-thing.ts";

const DAY_MS = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const NAMED: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["now", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
]);
/** So far a day may lie ahead or back: birthdays are given in days too. */
const DAYS_MAX = 50_000;

/** The day that a text of the calendar names (`2025-05-17`, `17 May 2025`), in days since 1970; null for any other. */
function dayOf(written: SketchValue): number | null {
  if (typeof written !== "string") return null;
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]|$)/.exec(written.trim()) ?? [];
  const time = year === undefined ? worded(written) : Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(time) ? null : Math.floor(time / DAY_MS);
}

/** "17 May 2025", "May 17, 2025": words with a month and a year. */
function worded(written: string): number {
  const [, before, month, after, year] = /^(\d{1,2})?\.?\s*([a-z]{3})[a-z]*\.?\s*(\d{1,2})?,?\s+(\d{4})$/i.exec(written.trim()) ?? [];
  const at = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].indexOf((month ?? "").toLowerCase());
  return at < 0 || year === undefined ? Number.NaN : Date.UTC(Number(year), at, Number(before ?? after ?? 1));
}

/** The day from which these dates count: two thirds of those of the calendar lie before it. Nought where there are none. */
export function anchorOf(values: readonly SketchValue[]): number {
  const days = values.flatMap((value) => dayOf(value) ?? []).toSorted((a, b) => a - b);
  return days[Math.floor((days.length * 2) / 3)] ?? days.at(-1) ?? 0;
}

/** Whole days from the day of first use: −3 is three days ago. Null for what names no day. */
export function daysIn(written: SketchValue, anchor: number): number | null {
  if (typeof written === "number") return Number.isInteger(written) && Math.abs(written) <= DAYS_MAX ? written : null;
  const words = typeof written === "string" ? written.trim().toLowerCase() : "";
  if (/^[+-]?\d{1,5}$/.test(words)) return daysIn(Number(words), anchor);
  const named = NAMED.get(words);
  if (named !== undefined) return named;
  const [, first, count, unit, ago] = /^(in )?([+-]?\d{1,3}|an?) (day|week|month|year)s?( ago)?$/.exec(words) ?? [];
  if (unit !== undefined && (first !== undefined || ago !== undefined || /^[+-]/.test(count ?? ""))) {
    const days = (/^an?$/.test(count ?? "") ? 1 : Number(count)) * (UNITS[unit] ?? 1);
    return ago === undefined ? days : -days;
  }
  const [, which, what] = /^(next|last) (week|month|year)$/.exec(words) ?? [];
  if (what !== undefined) return (which === "next" ? 1 : -1) * (UNITS[what] ?? 7);
  const day = dayOf(written);
  return day === null ? null : Math.max(-DAYS_MAX, Math.min(DAYS_MAX, day - anchor));
}
