// The operations of formulas on values of rows. The kit's `lib/formula.ts` has the same rules.
import type { Operation } from "../formula.ts";
import { DAY, dateOf, type Day, dayOf, type Known, UNPREDICTABLE, type Unpredictable, type Value } from "./values.ts";

const isEmpty = (value: Known): value is null | "" => value === null || value === "";

const numbersIn = (values: readonly Known[]): number[] => values.filter((value) => typeof value === "number");

/** The position of the earliest or the latest day; null for none, and not to be known where days cannot be compared or two are the same. */
export function placeOfOne(name: string, values: readonly Known[]): number | null | Unpredictable {
  const days = values.flatMap((value, at) => (dayOf(value) === null ? [] : [{ day: dayOf(value), at }]));
  const [first] = days;
  if (first === undefined) return null;
  if (days.some(({ day }) => day?.from !== first.day?.from)) return UNPREDICTABLE;
  const counts = days.map(({ day }) => day?.days ?? 0);
  const wanted = name === "firstOf" || name === "earliestOf" ? Math.min(...counts) : Math.max(...counts);
  const found = days.filter(({ day }) => day?.days === wanted);
  const isOne = found.length === 1 || name === "earliestOf" || name === "latestOf";
  return isOne ? (found[0]?.at ?? null) : UNPREDICTABLE;
}

/** What an aggregate over the values of rows comes to. */
export function aggregated(name: string, values: readonly Known[]): Value {
  if (name === "earliestOf" || name === "latestOf") {
    const at = placeOfOne(name, values);
    return typeof at === "number" ? (values[at] ?? null) : at;
  }
  const numbers = numbersIn(values);
  if (name === "countOf") return values.filter((value) => !isEmpty(value) && value !== false).length;
  if (name === "sumOf") return numbers.reduce((sum, value) => sum + value, 0);
  if (numbers.length === 0) return null;
  if (name === "averageOf") return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return name === "leastOf" ? Math.min(...numbers) : Math.max(...numbers);
}

/** The distance of two days, which has to be the same whenever the app is visited. */
function daysBetween(from: Known, to: Known): number | null | Unpredictable {
  const [start, end] = [dayOf(from), dayOf(to)];
  if (start === null || end === null) return null;
  return start.from === end.from ? end.days - start.days : UNPREDICTABLE;
}

const numberOf = (value: Known): number | null => (typeof value === "number" ? value : null);

/** An operation of two numbers that is empty where one is. */
const whole =
  (work: (left: number, right: number) => number) =>
  (left: Known = null, right: Known = null): Value => {
    const [first, second] = numbersIn([left, right]);
    return first === undefined || second === undefined ? null : work(first, second);
  };

/** The day so many months after another one, or the last one of a month that is shorter. */
function monthsLater(days: number, months: number): number {
  const date = new Date(days * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY;
}

/** Days before the one and after the other are past and to come whenever an app is visited. */
const [LONG_PAST, FAR_AHEAD] = [Date.UTC(2022, 0) / DAY, Date.UTC(2090, 0) / DAY];
/** Days from today that are counted on either side of these. */
const NEAR = 1_000;

/** The difference, by its sign, of a day of the calendar and one that is counted from today, where it is the same at every visit; null otherwise. */
function farApart(left: Day | null, right: Day | null): number | null {
  if (left === null || right === null || left.from === right.from) return null;
  const [calendar, near, sign] = left.from === "calendar" ? [left, right, 1] : [right, left, -1];
  if (Math.abs(near.days) > NEAR) return null;
  return calendar.days < LONG_PAST ? -sign * FAR_AHEAD : calendar.days > FAR_AHEAD ? sign * FAR_AHEAD : null;
}

/** Whether the difference of two numbers, days or texts is one of those; not where one is missing. */
function compared(left: Known, right: Known, isOne: (difference: number) => boolean): boolean | Unpredictable {
  // Texts stand in the order of their letters, as times of a day do.
  if (typeof left === "string" && typeof right === "string")
    return left !== "" && right !== "" && isOne(left < right ? -1 : Number(left > right));
  const far = farApart(dayOf(left), dayOf(right));
  if (far !== null) return isOne(far);
  const days = daysBetween(right, left);
  if (days !== null) return typeof days === "number" ? isOne(days) : days;
  const [first, second] = [numberOf(left), numberOf(right)];
  return first !== null && second !== null && isOne(first - second);
}

/** Of numbers of which some may be empty. */
const some =
  (work: (numbers: readonly number[]) => number) =>
  (...values: readonly Known[]): Value => {
    const numbers = numbersIn(values);
    return numbers.length === 0 ? null : work(numbers);
  };
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** What each operation comes to. */
export const OPERATIONS: Readonly<Record<Operation, (...args: readonly Known[]) => Value>> = {
  plus: some(sumOf),
  minus: (left = null, right = null) => (numbersIn([left, right]).length === 0 ? null : (numberOf(left) ?? 0) - (numberOf(right) ?? 0)),
  times: whole((left, right) => left * right),
  over: whole((left, right) => left / right),
  joined: (left = null, right = null) => [left, right].filter((text) => typeof text === "string").join(""),
  daysAfter: (date = null, days = null) => {
    const [day, number] = [dayOf(date), numberOf(days)];
    return day === null || number === null ? null : { ...day, days: day.days + number };
  },
  monthsAfter: (date = null, months = null) => {
    const [day, number] = [dayOf(date), numberOf(months)];
    if (day === null || number === null) return null;
    return day.from === "today" ? UNPREDICTABLE : { ...day, days: monthsLater(day.days, Math.round(number)) };
  },
  daysBetween: (from = null, to = null) => daysBetween(from, to),
  yearsBetween: (from = null, to = null) => {
    const [start, end] = [dayOf(from), dayOf(to)];
    if (start === null || end === null) return null;
    if (start.from !== "calendar" || end.from !== "calendar") return UNPREDICTABLE;
    const [first, last] = [dateOf(start.days), dateOf(end.days)];
    return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) - (last.slice(5) < first.slice(5) ? 1 : 0);
  },
  equals: (left = null, right = null) => {
    return dayOf(left) !== null && dayOf(right) !== null ? compared(left, right, (days) => days === 0) : (left ?? "") === (right ?? "");
  },
  less: (left = null, right = null) => compared(left, right, (difference) => difference < 0),
  atMost: (left = null, right = null) => compared(left, right, (difference) => difference <= 0),
  both: (left, right) => left === true && right === true,
  either: (left, right) => left === true || right === true,
  not: (value) => value !== true,
  choose: (condition, yes = null, no = null) => (condition === true ? yes : no),
  rounded: (value = null, digits = null) => {
    const [number, places] = [numberOf(value), numberOf(digits)];
    return number === null ? null : Math.round(number * 10 ** (places ?? 0)) / 10 ** (places ?? 0);
  },
  magnitude: (value = null) => (numberOf(value) === null ? null : Math.abs(numberOf(value) ?? 0)),
  least: some((numbers) => Math.min(...numbers)),
  greatest: some((numbers) => Math.max(...numbers)),
  mean: some((numbers) => sumOf(numbers) / numbers.length),
  isEmpty: (value = null) => isEmpty(value),
};
