// Ranges of time, and the days, months or years that they are drawn in. Days are ISO dates, both ends included.
import { formatDate, formatMonth, localDate } from "../../format";
import { dayAfter, daysBetween, monthAfter } from "../../months";
import * as insightWords from "../../../words/insight";

export const TIME_RANGES = [
  { value: "7", label: insightWords.last7Days },
  { value: "30", label: insightWords.last30Days },
  { value: "365", label: insightWords.last12Months },
  { value: "all", label: insightWords.allTime },
  { value: "own", label: insightWords.ownDates },
];

export interface TimeRange {
  /** The value of one of `TIME_RANGES`. */
  choice: string;
  /** For dates of one's own; empty texts where there is none. */
  from: string;
  to: string;
}

export interface Period {
  from: string;
  to: string;
}

/** The days that a range means for rows with these days. Where most lie ahead, it looks ahead. */
export function periodOf({ choice, from, to }: TimeRange, days: readonly string[]): Period {
  const today = localDate();
  const known = days.filter((day) => day !== "").toSorted();
  const all = { from: known[0] ?? dayAfter(today, -729), to: known.at(-1) ?? today };
  if (choice === "own") return { from: from || all.from, to: to || all.to };
  const length = Number(choice);
  if (!Number.isFinite(length)) return all;
  const looksAhead = known.filter((day) => day > today).length * 2 > known.length;
  return looksAhead
    ? { from: today, to: dayAfter(today, length - 1) }
    : { from: dayAfter(today, 1 - length), to: today };
}

/** A part of a period. */
export interface Step extends Period {
  label: string;
}

const STEPS_MAX = 130;
const DAYS_AS_DAYS = 45;

/** A period in days, months, years or decades, so many that a line stays readable. */
export function stepsOf(period: Period): Step[] {
  const span = daysBetween(period.from, period.to);
  const years = span > 16_000 ? 10 : span > 1_100 ? 1 : 0;
  const isDaily = span <= DAYS_AS_DAYS;
  const labelOf = (day: string) =>
    isDaily ? formatDate(day) : years === 0 ? formatMonth(day.slice(0, 7)) : day.slice(0, 4);
  const steps: Step[] = [];
  for (let from = period.from; from <= period.to && steps.length < STEPS_MAX;) {
    const next = isDaily ? dayAfter(from, 1) : nextStart(from, years);
    steps.push({
      label: labelOf(from),
      from,
      to: next > period.to ? period.to : dayAfter(next, -1),
    });
    from = next;
  }
  return steps;
}

/** The first day of the next month, or of the next year that so many years divide. */
function nextStart(day: string, years: number): string {
  if (years === 0) return `${monthAfter(day.slice(0, 7), 1)}-01`;
  const year = (Math.floor(Number(day.slice(0, 4)) / years) + 1) * years;
  return `${String(year).padStart(4, "0")}-01-01`;
}
