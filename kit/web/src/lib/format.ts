// Numbers, money, dates and durations as people read them, in the language of the app.
import * as words from "../words/general";
import { LOCALE } from "../words/language";

/** Reads an ISO date (`2026-11-18`) as local midnight; null for any other text. */
export function parseDay(date: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const parsed = new Date(Number(year), Number(month) - 1, Number(day));
  return parsed.getMonth() === Number(month) - 1 ? parsed : null;
}

/** Today's local date, or the one `days` from it, as an ISO date. */
export function localDate(days = 0): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** This moment: the local date and time. */
export function presentMoment(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${localDate()}T${pad(now.getHours())}:${pad(now.getMinutes())}`;
}

/** The day `days` from today and a time (`14:30`) as `2026-11-18T14:30`. */
export function localMoment(days: number, time: string): string {
  return `${localDate(days)}T${time}`;
}

/** `currency` is an ISO 4217 code. */
export function formatMoney(value: number, currency: string): string {
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency }).format(value);
}

/** As `formatMoney`, without the digits after the point where they are zeros: `$22`. */
export function formatPrice(value: number, currency: string): string {
  // The engine of phones does not know `trailingZeroDisplay`.
  const zeros = Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...zeros }).format(value);
}

/** `1 serving`, `4 servings`. */
export function formatCount(value: number, { one, many }: { one: string; many: string }): string {
  return words.countOfRows({ count: value, one, many: value === -1 ? one : many });
}

/** `45 min`, `1 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return words.minutes({ minutes: rest });
  return rest === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes: rest });
}

/** `Nov 18, 2026`. Other text is returned unchanged. */
export function formatDate(date: string): string {
  return parseDay(date)?.toLocaleDateString(LOCALE, { dateStyle: "medium" }) ?? date;
}

/** `November 1, 2026`: with the number of the day as it stands in a calendar. */
export function formatDay(date: string): string {
  return parseDay(date)?.toLocaleDateString(LOCALE, { dateStyle: "long" }) ?? date;
}

/** `2026-11` as `Nov 2026`, or with the whole name as `November 2026`. */
export function formatMonth(month: string, name: "short" | "long" = "short"): string {
  const first = parseDay(`${month}-01`);
  return first?.toLocaleDateString(LOCALE, { month: name, year: "numeric" }) ?? month;
}

/** The days from `first` to `last` as one: `Nov 16 – 22, 2026`. */
export function formatDays(first: string, last: string): string {
  const [from, to] = [parseDay(first), parseDay(last)];
  if (from === null || to === null) return first;
  const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" }).formatRange(from, to);
  // Thin and narrow spaces differ from one browser to another.
  return days.replace(/\s/g, " ");
}

/** `Wednesday, November 18, 2026`. */
export function formatLongDate(date: string): string {
  return parseDay(date)?.toLocaleDateString(LOCALE, { dateStyle: "full" }) ?? date;
}

/** `14:30` as `2:30 PM`. */
export function formatTime(time: string): string {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined) return time;
  const moment = new Date(2000, 0, 1, hours, minutes);
  return moment.toLocaleTimeString(LOCALE, { timeStyle: "short" });
}

/** An ISO 8601 time as `Nov 18, 2026, 2:30 PM`. */
export function formatMoment(time: string): string {
  return new Date(time).toLocaleString(LOCALE, { dateStyle: "medium", timeStyle: "short" });
}

/** `yesterday`, `in 3 days`; a date more than two weeks away is written out. */
export function formatRelativeDate(date: string): string {
  const day = parseDay(date);
  const today = parseDay(localDate());
  if (day === null || today === null) return date;
  const days = Math.round((day.getTime() - today.getTime()) / 86_400_000);
  // The engine of phones has no relative times.
  if (Math.abs(days) > 14 || !("RelativeTimeFormat" in Intl)) return formatDate(date);
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }).format(days, "day");
}
