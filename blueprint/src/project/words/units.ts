// What numbers are counted in. A time has its name in every language, with the plurals of the language; another unit stands as it was
// given, except that an English plural has its singular.
import type { Language } from "./languages.ts";

/** Units of time that `Intl` knows in every language. */
export type TimeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

const TIME_UNITS: ReadonlyMap<string, TimeUnit> = new Map([
  ["seconds", "second"],
  ["minutes", "minute"],
  ["hours", "hour"],
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
  ["years", "year"],
]);

/** The unit of time that an English plural names; null for any other unit. */
export function timeUnitOf(unit: string): TimeUnit | null {
  return TIME_UNITS.get(unit) ?? null;
}

/** A number of this unit of time: `4 hours`. */
export function timeShown(value: number, unit: TimeUnit, { locale }: Language): string {
  return timeFormat(unit, locale).format(value);
}

/** The unit as it stands in a heading, in brackets behind a label: `hours`, `kg`. */
export function unitName(unit: string, { locale }: Language): string {
  const time = timeUnitOf(unit);
  if (time === null) return unit;
  const parts = timeFormat(time, locale).formatToParts(MANY);
  return parts.find(({ type }) => type === "unit")?.value ?? unit;
}

const MANY = 5;

function timeFormat(unit: TimeUnit, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 2 });
}
