// When something can be booked, and what that costs. Days are ISO dates.
import { formatDate, formatTime, localDate } from "../../format";
import { dayAfter, daysBetween } from "../../months";

import { type EntryLine, filledLines } from "../entries";
import * as commerceWords from "../../../words/commerce";

/** The time that a booking takes up. */
export interface BookingTime {
  /** Its first day; empty for none. */
  start: string;
  /** The day after its last; empty for a booking of one day. */
  end: string;
  /** As `14:30`; empty for whole days. */
  time: string;
}

/** How something is booked. What has a label is asked for. */
export interface BookingTerms {
  /** What the price is for. Of a month, each day costs a thirtieth. */
  unit: "night" | "day" | "month" | "person" | "booking";
  /** The label of the day, or of the first of several. */
  start?: string;
  /** The label of the day at which a stay ends. */
  end?: string;
  /** The label of a number of people or tickets. */
  people?: string;
  /** The times of a day, one of which is chosen. */
  times?: readonly string[];
  /** Whether many can book the same time. */
  isShared?: boolean;
}

/** Whether a booking takes up some of this time. */
export function overlaps(booking: BookingTime, time: BookingTime): boolean {
  if (booking.start === "" || time.start === "") return false;
  if (time.time !== "") return booking.start === time.start && booking.time === time.time;
  return booking.start < endOf(time) && time.start < endOf(booking);
}

function endOf({ start, end }: BookingTime): string {
  return end === "" ? dayAfter(start, 1) : end;
}

/** How many people still have a place at a time. `taken` are the bookings of the same thing; what has no day has them all at one time. */
export function placesLeft(
  capacity: number,
  time: BookingTime,
  taken: readonly (BookingTime & { people: number })[],
): number {
  const same = taken.filter((booking) =>
    time.start === "" ? booking.start === "" : overlaps(booking, time),
  );
  return Math.max(0, capacity - same.reduce((sum, { people }) => sum + people, 0));
}

/** What is wrong with a time, by the control that has to change. `taken` are the bookings of the same thing. */
export function timeProblems(
  { start, end, times = [], isShared = false }: BookingTerms,
  chosen: BookingTime,
  taken: readonly BookingTime[],
): Partial<Record<keyof BookingTime, string>> {
  const problems: Partial<Record<keyof BookingTime, string>> = {};
  if (start !== undefined && chosen.start === "")
    problems.start = commerceWords.choose({ label: start });
  else if (start !== undefined && chosen.start < localDate())
    problems.start = commerceWords.chooseADayFromToday;
  if (end !== undefined && chosen.end === "") problems.end = commerceWords.choose({ label: end });
  else if (end !== undefined && chosen.end <= chosen.start)
    problems.end = commerceWords.theEndMustComeAfter;
  if (times.length > 0 && chosen.time === "") problems.time = commerceWords.chooseATime;
  if (Object.keys(problems).length > 0 || isShared || start === undefined) return problems;
  const isTaken = taken.some((booking) => overlaps(booking, chosen));
  return isTaken
    ? { [times.length > 0 ? "time" : "start"]: commerceWords.thisIsTakenAlreadyChoose }
    : {};
}

/** The time after a click on a day: the first day is the start of a stay, a later one its end. */
export function pickDay(
  { end: hasEnd }: BookingTerms,
  chosen: BookingTime,
  day: string,
): BookingTime {
  if (hasEnd === undefined) return { ...chosen, start: day };
  const isStart = chosen.start === "" || chosen.end !== "" || day <= chosen.start;
  return isStart ? { ...chosen, start: day, end: "" } : { ...chosen, end: day };
}

/** How many units of the price a booking is, and what it costs; null where nothing is paid. */
export function costOf(
  { unit }: BookingTerms,
  price: number | null,
  { start, end, people }: BookingTime & { people: number },
): { units: number; amount: number | null } {
  const units = unitsOf(unit, { days: daysOf(start, end), people });
  if (price === null) return { units, amount: null };
  return {
    units,
    amount: unit === "month" ? Math.round(price * units * (100 / 30)) / 100 : price * units,
  };
}

function unitsOf(
  unit: BookingTerms["unit"],
  { days, people }: { days: number; people: number },
): number {
  if (unit === "person") return people;
  return unit === "booking" ? 1 : days;
}

function daysOf(start: string, end: string): number {
  return start === "" || end === "" ? 0 : Math.max(0, daysBetween(start, end));
}

/** `3 nights`, `2 people`, `10 days of 30`. */
export function formatUnits(units: number, unit: BookingTerms["unit"]): string {
  if (unit === "person") return commerceWords.people({ count: units });
  if (unit === "month") return commerceWords.daysOf30({ count: units });
  if (unit === "booking") return commerceWords.bookings({ count: units });
  return unit === "night"
    ? commerceWords.nightsCounted({ count: units })
    : commerceWords.daysCounted({ count: units });
}

/** A booking's time and people, in words. */
export function timeLines(
  { unit, start, end, people }: BookingTerms,
  chosen: BookingTime & { people: number },
): EntryLine[] {
  return filledLines([
    { label: start ?? commerceWords.date, value: formatDate(chosen.start) },
    { label: end ?? "", value: formatDate(chosen.end) },
    { label: commerceWords.time, value: chosen.time === "" ? "" : formatTime(chosen.time) },
    { label: people ?? "", value: String(chosen.people) },
    {
      label: end === undefined ? "" : daysLabel(unit),
      value: String(daysOf(chosen.start, chosen.end)),
    },
  ]);
}

function daysLabel(unit: BookingTerms["unit"]): string {
  return unit === "night" ? commerceWords.nights : commerceWords.days;
}
