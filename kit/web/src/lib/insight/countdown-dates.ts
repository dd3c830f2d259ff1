// How long it is until a day or a moment, and since when it is over. Days are those of the calendar: from one evening to
// the next morning it is one day, or one sleep.
import { dayAfter, daysBetween } from "../months";
import { parseDay } from "../format";
import { readText } from "../saved";
import { type Collection, createCollection } from "../store";

/** What is counted down to. */
export interface CountdownDate {
  label: string;
  /** `2027-06-14`, `06-14` for one of every year, `1` to `7` for Monday to Sunday of every week; empty while it is not set. */
  day: string;
  /** `15:00`; empty for the whole day. */
  time: string;
}

/** What is left until a date. */
export interface TimeLeft {
  state: "ahead" | "today" | "past";
  /** The day that is meant: the next one of a date that comes again. */
  day: string;
  /** Whole days until it, or since it. */
  days: number;
  /** Days of the calendar until it: nights to sleep. */
  sleeps: number;
  /** What is left beside the whole days. */
  hours: number;
  minutes: number;
  seconds: number;
  /** From today on, without the day itself: those from Monday to Friday. */
  workingDays: number;
}

const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|[1-7]|)$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The longest time from one 29 February to the next. */
const YEARS_MAX = 8;
const FRIDAY = 5;

/** Opens the dates of this browser; on a first visit they are those of the app. */
export function createCountdown(first: readonly CountdownDate[]): Collection<CountdownDate> {
  return createCollection<CountdownDate>({
    name: "own.countdown",
    read: (saved) => {
      const [label, day, time] = ["label", "day", "time"].map((name) => readText(saved[name]));
      if (label === undefined || label === "" || day === undefined || !DAY.test(day)) return null;
      return { label, day, time: time !== undefined && TIME.test(time) ? time : "" };
    },
    samples: () => first.map((date, index) => ({ ...date, id: `date-${index + 1}` })),
  });
}

/** The weekday of an ISO date: 1 is Monday, 7 is Sunday. */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The local day of a moment as an ISO date. */
function dayOf(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The day that is meant today: of a date that comes again the next one, which may be today. Null where none is set. */
export function dayMeant(day: string, today: string): string | null {
  if (/^[1-7]$/.test(day)) return dayAfter(today, (Number(day) + 7 - weekdayOf(today)) % 7);
  if (/^\d{2}-\d{2}$/.test(day)) {
    const years = Array.from(
      { length: YEARS_MAX + 1 },
      (_, index) => Number(today.slice(0, 4)) + index,
    );
    const days = years.map((year) => `${year}-${day}`);
    return days.find((one) => one >= today && parseDay(one) !== null) ?? null;
  }
  return parseDay(day) === null ? null : day;
}

/** How many days from one day on, before another, are from Monday to Friday. */
export function workingDaysBetween(from: string, to: string): number {
  const days = Math.max(0, daysBetween(from, to));
  const weeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, index) => weekdayOf(dayAfter(from, index)));
  return weeks * FRIDAY + rest.filter((weekday) => weekday <= FRIDAY).length;
}

/** What is left until a date at a moment; null while no day is set. `isExact` counts hours too where it has no time. */
export function timeLeft(
  { day, time }: Pick<CountdownDate, "day" | "time">,
  now: Date,
  isExact = time !== "",
): TimeLeft | null {
  const today = dayOf(now);
  const meant = dayMeant(day, today);
  if (meant === null) return null;
  const days = daysBetween(today, meant);
  const workingDays = workingDaysBetween(today, meant);
  const over = {
    day: meant,
    days: Math.abs(days),
    sleeps: Math.max(0, days),
    hours: 0,
    minutes: 0,
    seconds: 0,
    workingDays,
  };
  if (days < 0) return { ...over, state: "past" };
  const moment = new Date(`${meant}T${time === "" ? "00:00" : time}`);
  if (days === 0 && moment <= now) return { ...over, state: "today" };
  if (!isExact) return { ...over, state: "ahead" };
  const whole = new Date(now);
  whole.setDate(whole.getDate() + days);
  const wholeDays = whole > moment ? days - 1 : days;
  if (whole > moment) whole.setDate(whole.getDate() - 1);
  const seconds = Math.floor((moment.getTime() - whole.getTime()) / 1_000);
  return {
    ...over,
    state: "ahead",
    days: wholeDays,
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
