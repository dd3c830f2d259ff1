// Numbers over rows: sums, averages, and values by group for charts.
import { groupColor } from "./chart-color";
import { type Entity, type Fields, type NamesOf, type RowOf, fieldOf } from "./entity";
import { formatDate, formatDays, parseDay } from "./format";
import { dayAfter, weekStart } from "./months";
import * as insightWords from "../words/insight";

/** A point of a chart. */
export interface Point {
  label: string;
  value: number;
  /** A CSS color. */
  color: string;
}

/** What a chart draws. */
export interface ChartProps {
  label: string;
  points: readonly Point[];
  /** How values are written; plain numbers by default. */
  format?: (value: number) => string;
}

/** A value for each moment; null where there is none. */
export interface Series {
  label: string;
  /** A CSS color. */
  color: string;
  values: readonly (number | null)[];
}

/** The sum of a field with numbers; rows without a number count as 0. */
export function sum<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  name: NamesOf<F, number | null>,
): number {
  const { isEmpty } = fieldOf(entity, name);
  return rows.reduce((total, row) => total + (isEmpty(row[name]) ? 0 : Number(row[name])), 0);
}

/** The rows that have none of these values in a field: invoices that are not paid. */
export function without<Row, Name extends keyof Row>(
  rows: readonly Row[],
  name: Name,
  values: readonly Row[Name][],
): Row[] {
  return rows.filter((row) => !values.includes(row[name]));
}

/** How many rows have a mark: `7 of 10`. */
export function markedOf<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): string {
  return insightWords.markedOf({
    count: rows.filter((row) => row[name] === true).length,
    all: rows.length,
  });
}

/** The mean of a field with numbers or ratings; rows without one are left out. Null if there is none. */
export function average<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  name: NamesOf<F, number | null>,
): number | null {
  const field = fieldOf(entity, name);
  const filled = rows.filter((row) => !field.isEmpty(row[name]));
  return filled.length === 0 ? null : sum(entity, filled, name) / filled.length;
}

/** A value for each group of items, the largest first. An item may belong to several groups. */
export function groupPoints<Item>(
  items: readonly Item[],
  {
    labelsOf,
    measure = (group) => group.length,
    options,
    colors,
    isOrdered = false,
  }: {
    labelsOf: (item: Item) => readonly string[];
    measure?: ((group: readonly Item[]) => number | null) | undefined;
    /** The options that groups are named after, whose colors they have. */
    options?: readonly string[] | undefined;
    /** The colors that these are the names of. */
    colors?: Readonly<Record<string, string>> | undefined;
    /** Whether the groups stay in the order of the items. */
    isOrdered?: boolean;
  },
): Point[] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const label of labelsOf(item)) groups.set(label, [...(groups.get(label) ?? []), item]);
  const points = Array.from(groups, ([label, group]) => ({ label, value: measure(group) ?? 0 }));
  const sorted = isOrdered ? points : points.toSorted((left, right) => right.value - left.value);
  return sorted.map((point, index) => ({
    ...point,
    color: groupColor(point.label, { options, colors, index }),
  }));
}

/** What the dates of rows are grouped by. */
export type Period = "day" | "week" | "month" | "year";

/** The period of a day or moment as charts name it; none where there is no day. */
function periodsOf(moment: string, period: Exclude<Period, "month">): string[] {
  const day = moment.slice(0, 10);
  if (parseDay(day) === null) return [];
  if (period === "day") return [formatDate(day)];
  if (period === "year") return [day.slice(0, 4)];
  const first = weekStart(day);
  return [formatDays(first, dayAfter(first, 6))];
}

/**
 * A value for each group of rows with the same value in a field, the number of rows by default. The largest group comes
 * first; the months of a date, or other periods, come in their order. The groups of a choice have the colors of its options.
 */
export function groupRows<F extends Fields>(
  entity: Entity<F>,
  {
    rows,
    by,
    period = "month",
    measure,
  }: {
    rows: readonly RowOf<F>[];
    by: keyof F & string;
    /** The periods into which a date is grouped. */
    period?: Period;
    measure?: (group: readonly RowOf<F>[]) => number | null;
  },
): Point[] {
  const field = fieldOf(entity, by);
  const isOrdered = field.kind === "date" || field.kind === "datetime";
  const ordered = isOrdered
    ? rows.toSorted((left, right) => String(left[by]).localeCompare(String(right[by])))
    : rows;
  const labelsOf = (row: RowOf<F>) =>
    isOrdered && period !== "month"
      ? periodsOf(String(row[by] ?? ""), period)
      : field.groupsOf(row[by]);
  return groupPoints(ordered, {
    labelsOf,
    measure,
    options: field.options,
    colors: field.colors,
    isOrdered,
  });
}
