// What a person sees of a date, on days that the checks choose.
import { say } from "../../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { CountdownDate, CountdownFeature } from "./countdown-schema.ts";

/** The year in which the checks look at dates of every year, and one with a 29 February. */
const YEAR = 2029;
const LEAP_YEAR = 2028;
/** A week in which the checks look at dates of every week: it begins with this Monday. */
const MONDAY = "2029-03-05";

/** A date whose day the checks know, and the steps that lead to it. */
export interface Seen {
  date: CountdownDate;
  day: string;
  feature: CountdownFeature;
  open: CheckStep[];
}

/** The day on which the checks look at a date: one that comes again has many. */
export function onDay({ day }: CountdownDate): string {
  if (day === null) return "";
  if (/^\d$/.test(day)) return dayAfter(MONDAY, Number(day) - 1);
  return day.length === 5 ? `${day === "02-29" ? LEAP_YEAR : YEAR}-${day}` : day;
}

/** The day so many days after an ISO date. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The card of a date. */
export const cardOf = ({ label }: CountdownDate): Target => ({ role: "group", name: label, exact: true });

/** What the digits say so many days before, at the time of day of the date. `isWhole`: hours before that time. */
export function shows(
  date: CountdownDate,
  { unit, hasHours }: Pick<CountdownFeature, "unit" | "hasHours">,
  days: number,
  { isWhole = false }: { isWhole?: boolean } = {},
): CheckStep[] {
  const within = cardOf(date);
  // A moment later it is a day less, and hours; nights are those of the calendar.
  const isLess = !isWhole && unit !== "sleeps" && (hasHours || date.time !== null);
  const left = isLess ? days - 1 : days;
  const count = unit === "weeks" ? Math.floor(left / 7) : left;
  const name = { days: say.insight.daysLeft, sleeps: say.insight.sleepsLeft, weeks: say.insight.weeksLeft }[unit]({ count });
  return [
    { do: "expectVisible", target: { role: "figure", name, exact: true, text: String(count), within } },
    ...(unit === "weeks"
      ? [{ do: "expectVisible", target: { text: say.insight.andDays({ count: left % 7 }), within } } satisfies CheckStep]
      : []),
  ];
}
