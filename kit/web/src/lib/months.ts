// Days as ISO dates (`2026-11-18`) and months as `2026-11`. Days are counted in UTC, where each has 24 hours.
import { FIRST_WEEKDAY } from "./week";

/** The day so many days after another, or before it where `days` is negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The month so many months after another, or before it where `months` is negative. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-15T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** How many days a day is after another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The first day of the week of a day; `from` is the first day of a week, 1 for Monday. */
export function weekStart(day: string, from: number = FIRST_WEEKDAY): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 7 - from) % 7));
}

/** The weeks of a month as days; `from` is the first day of a week, 1 for Monday. */
export function weeksOf(month: string, from: number = FIRST_WEEKDAY): string[][] {
  const first = weekStart(`${month}-01`, from);
  const weeks = Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayAfter(first, week * 7 + day)),
  );
  return weeks.filter((days) => days.some((day) => day.startsWith(month)));
}
