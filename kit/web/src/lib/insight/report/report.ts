// A report: the rows of a period, in groups, with what each group and all of them come to. Rows that belong to several groups (tags) are
// in each of them, and counted once in the total.
import { type Entity, type Fields, type RowOf, fieldOf } from "../../entity";
import { localDate } from "../../format";
import { type Point, groupPoints } from "../../metrics";
import { dayAfter, monthAfter } from "../../months";
import { formatNumber } from "../../number";
import { readText } from "../../saved";
import { numberOf } from "../row-values";
import * as words from "../../../words/general";
import * as insightWords from "../../../words/insight";

type Row = RowOf<Fields>;

/** A number of the rows that a report puts together. */
export interface ReportMeasure {
  /** The field's name. */
  field: string;
  /** Amounts are added up, ages and ratings averaged. */
  statistic: "sum" | "average";
  /** The heading of its column: "Total amount". */
  label: string;
}

export interface ReportDefinition {
  entity: Entity;
  /** The field with the day of a row; null for rows without one, which are reported as they are today. */
  date: string | null;
  /** The fields by which rows can be grouped, the usual one first. The month of the date is offered as well. */
  groups: readonly string[];
  measures: readonly ReportMeasure[];
  /** The columns of the rows, behind their names. */
  columns: readonly string[];
  /** Whether the rows have pages of their own. */
  isLink: boolean;
}

/** The reports of a page, the first of which is shown at first. */
export type ReportDefinitions = readonly ReportDefinition[];

/** What was chosen: a period and its days for one's own, and what the rows are grouped by. */
export interface ReportChoice {
  period: string;
  from: string;
  to: string;
  by: string;
}

export const PERIODS = [
  { value: "", label: insightWords.allTime },
  { value: "month", label: insightWords.thisMonth },
  { value: "last-month", label: insightWords.lastMonth },
  { value: "year", label: insightWords.thisYear },
  { value: "last-year", label: insightWords.lastYear },
  { value: "own", label: insightWords.ownDates },
];

/** The month of the date, as something to group by. */
export const BY_MONTH = "by-month";

/** The first and the last day of a period, both included; empty texts where it is open. */
export function daysOf({ period, from, to }: ReportChoice): { from: string; to: string } {
  const today = localDate();
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  const monthOf = (one: string) => ({
    from: `${one}-01`,
    to: dayAfter(`${monthAfter(one, 1)}-01`, -1),
  });
  switch (period) {
    case "month":
      return monthOf(month);
    case "last-month":
      return monthOf(monthAfter(month, -1));
    case "year":
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case "last-year":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case "own":
      return { from, to };
    default:
      return { from: "", to: "" };
  }
}

/** What a group comes to: the number of its rows, and a value for each measure, null for the average of nothing. */
export interface ReportLine {
  label: string;
  count: number;
  values: readonly (number | null)[];
}

export interface Report {
  rows: readonly Row[];
  groups: readonly ReportLine[];
  total: ReportLine;
  /** The first measure of each group, or how many rows it has. */
  points: readonly Point[];
}

/** The rows of the period; all where the report has no date. A time behind a day does not count. */
function rowsIn({ date }: ReportDefinition, rows: readonly Row[], choice: ReportChoice) {
  const { from, to } = daysOf(choice);
  if (date === null || (from === "" && to === "")) return rows;
  return rows.filter((row) => {
    const day = readText(row[date]).slice(0, 10);
    return day !== "" && (from === "" || day >= from) && (to === "" || day <= to);
  });
}

/** The report of these rows. */
export function reportOf(
  definition: ReportDefinition,
  all: readonly Row[],
  choice: ReportChoice,
): Report {
  const { measures } = definition;
  const rows = rowsIn(definition, all, choice);
  const lineOf = (label: string, group: readonly Row[]): ReportLine => ({
    label,
    count: group.length,
    values: measures.map((measure) => valueOf(definition, measure, group)),
  });
  const field = choice.by === BY_MONTH ? (definition.date ?? "") : choice.by;
  const parts = field === "" ? [] : partsOf(definition, rows, field);
  const lines = parts.map(([label, group]) => lineOf(label, group));
  const sizeOf = ({ values, count }: ReportLine) =>
    (measures.length === 0 ? count : values[0]) ?? 0;
  const groups =
    field === definition.date
      ? lines
      : lines.toSorted((left, right) => sizeOf(right) - sizeOf(left));
  const points = groupPoints(groups, {
    labelsOf: ({ label }) => [label],
    measure: ([group]) => (group === undefined ? null : sizeOf(group)),
    options: definition.entity.fields[field]?.options,
    isOrdered: true,
  });
  return { rows, groups, total: lineOf(words.total, rows), points };
}

/** The groups with their rows, months in their order. */
function partsOf({ entity, date }: ReportDefinition, rows: readonly Row[], name: string) {
  const field = fieldOf(entity, name);
  const isDated = name === date;
  const ordered = isDated
    ? rows.toSorted((left, right) => readText(left[name]).localeCompare(readText(right[name])))
    : rows;
  const parts = new Map<string, Row[]>();
  for (const row of ordered) {
    const labels = field.groupsOf(row[name]);
    for (const label of labels.length === 0 ? [words.none] : labels)
      parts.set(label, [...(parts.get(label) ?? []), row]);
  }
  return [...parts];
}

function valueOf(
  { entity }: ReportDefinition,
  { field, statistic }: ReportMeasure,
  rows: readonly Row[],
): number | null {
  const values = rows.flatMap((row) => numberOf(entity, row, field) ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  if (statistic === "sum") return sum;
  return values.length === 0 ? null : sum / values.length;
}

/** A value as its field is written; a dash for none. */
export function written(
  { entity }: ReportDefinition,
  { field }: ReportMeasure,
  value: number | null,
): string {
  if (value === null) return "–";
  const { kind, format } = fieldOf(entity, field);
  return kind === "rating" ? formatNumber(value) : format(value);
}
