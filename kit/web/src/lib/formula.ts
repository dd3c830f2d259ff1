// The operations of computed fields. A number that is missing is left out of sums, differences, means and the like, and
// leaves a product, a quotient or a date without a value.
import { type Entity, type Fields, type RowOf, fieldOf, wholeOf } from "./entity";
import { localDate, parseDay } from "./format";
import { dayAfter, monthAfter } from "./months";

export type Num = number | null | undefined;
export type Day = string | null | undefined;
type Value = string | number | boolean | null | undefined;

/** The row with this id, as a reference has it. */
export function rowIn<F extends Fields>(entity: Entity<F>, id: Day): RowOf<F> | undefined {
  return wholeOf(entity)
    .all()
    .find((row) => row.id === id);
}

/** The rows whose field `name` leads to the row with this id, none where there is no id; `of` is the name of its entity, for a field that leads to several. */
export function rowsOf<F extends Fields>(
  entity: Entity<F>,
  name: keyof F & string,
  id: Day,
  of = "",
): RowOf<F>[] {
  const { leadsTo } = fieldOf(entity, name);
  if (!id) return [];
  return wholeOf(entity)
    .all()
    .filter((row) => leadsTo?.(row[name], id, of));
}

const present = (values: readonly Num[]): number[] =>
  values.filter((value) => typeof value === "number");

const some = (values: readonly Num[], work: (numbers: readonly number[]) => number): Num => {
  const numbers = present(values);
  return numbers.length === 0 ? null : work(numbers);
};

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0);

export function plus(...values: readonly Num[]): Num {
  return some(values, total);
}

export function minus(left: Num, right: Num): Num {
  return some([left, right], () => (left ?? 0) - (right ?? 0));
}

export function times(left: Num, right: Num): Num {
  return present([left, right]).length < 2 ? null : (left ?? 0) * (right ?? 0);
}

export function over(left: Num, right: Num): Num {
  return present([left, right]).length < 2 ? null : (left ?? 0) / (right ?? 0);
}

export function least(...values: readonly Num[]): Num {
  return some(values, (numbers) => Math.min(...numbers));
}

export function greatest(...values: readonly Num[]): Num {
  return some(values, (numbers) => Math.max(...numbers));
}

export function mean(...values: readonly Num[]): Num {
  return some(values, (numbers) => total(numbers) / numbers.length);
}

export function rounded(value: Num, digits: Num): Num {
  const factor = 10 ** (digits ?? 0);
  return some([value], ([number = 0]) => Math.round(number * factor) / factor);
}

export function magnitude(value: Num): Num {
  return some([value], ([number = 0]) => Math.abs(number));
}

/** The day of a moment (`2026-11-18T14:30`). */
export function dayOf(moment: Day): string {
  return moment?.slice(0, 10) ?? "";
}

/** A rating as a number; no stars are none. */
export function rated(stars: Num): Num {
  return stars === 0 ? null : stars;
}

export function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Num): number {
  return total(present(rows.map(valueOf)));
}

export function averageOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Num): Num {
  return mean(...rows.map(valueOf));
}

export function leastOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Num): Num {
  return least(...rows.map(valueOf));
}

export function greatestOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Num): Num {
  return greatest(...rows.map(valueOf));
}

/** The earliest of the days of rows; an empty text for none. */
export function earliestOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Day): string {
  return inOrder(rows, valueOf)[0]?.day ?? "";
}

export function latestOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Day): string {
  return inOrder(rows, valueOf).at(-1)?.day ?? "";
}

/** A value of the row that stands first by a day; undefined where none has one. */
export function firstOf<Row, Result>(
  rows: readonly Row[],
  valueOf: (row: Row) => Result,
  dayOfRow: (row: Row) => Day,
): Result | undefined {
  const [first] = inOrder(rows, dayOfRow);
  return first && valueOf(first.row);
}

export function lastOf<Row, Result>(
  rows: readonly Row[],
  valueOf: (row: Row) => Result,
  dayOfRow: (row: Row) => Day,
): Result | undefined {
  const last = inOrder(rows, dayOfRow).at(-1);
  return last && valueOf(last.row);
}

/** The rows that have a day, the earliest first. */
function inOrder<Row>(rows: readonly Row[], dayOfRow: (row: Row) => Day) {
  return rows
    .map((row) => ({ row, day: dayOfRow(row) ?? "" }))
    .filter(({ day }) => day !== "")
    .toSorted((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)));
}

/** The rows in which a value is filled in or true. */
export function countOf<Row>(rows: readonly Row[], valueOf: (row: Row) => Value): number {
  return rows.filter((row) => {
    const value = valueOf(row);
    return value !== false && !isEmpty(value);
  }).length;
}

export function isEmpty(value: Value): boolean {
  return value === null || value === undefined || value === "";
}

export function joined(left: Day, right: Day): string {
  return `${left ?? ""}${right ?? ""}`;
}

export function equals(left: Value, right: Value): boolean {
  return (left ?? "") === (right ?? "");
}

/** Whether a number or a day comes before another one; not where one is missing. */
export function less(left: Num | Day, right: Num | Day): boolean {
  return !isEmpty(left) && !isEmpty(right) && (left ?? 0) < (right ?? 0);
}

export function atMost(left: Num | Day, right: Num | Day): boolean {
  return !isEmpty(left) && !isEmpty(right) && (left ?? 0) <= (right ?? 0);
}

export function both(left: Value, right: Value): boolean {
  return left === true && right === true;
}

export function either(left: Value, right: Value): boolean {
  return left === true || right === true;
}

export function not(value: Value): boolean {
  return value !== true;
}

export function choose<Result>(condition: Value, yes: Result, no: Result): Result {
  return condition === true ? yes : no;
}

/** The ISO date so many days after another one; an empty text where one is missing. */
export function daysAfter(day: Day, days: Num): string {
  const ahead = daysBetween(localDate(), day);
  return typeof ahead === "number" && typeof days === "number"
    ? localDate(ahead + Math.round(days))
    : "";
}

/** The ISO date so many months after another one, or the last day of a month that is shorter; an empty text where one is missing. */
export function monthsAfter(day: Day, months: Num): string {
  if (!day || parseDay(day) === null || typeof months !== "number") return "";
  const month = monthAfter(day.slice(0, 7), Math.round(months));
  const [same, last] = [`${month}-${day.slice(8, 10)}`, dayAfter(`${monthAfter(month, 1)}-01`, -1)];
  return same < last ? same : last;
}

/** The days from an ISO date to another one. */
export function daysBetween(from: Day, to: Day): Num {
  const start = parseDay(from ?? "");
  const end = parseDay(to ?? "");
  if (start === null || end === null) return null;
  return Math.round((end.getTime() - start.getTime()) / 86_400_000);
}

/** The whole years from an ISO date to another one: an age. */
export function yearsBetween(from: Day, to: Day): Num {
  const start = parseDay(from ?? "");
  const end = parseDay(to ?? "");
  if (start === null || end === null || !from || !to) return null;
  return end.getFullYear() - start.getFullYear() - (to.slice(5) < from.slice(5) ? 1 : 0);
}
