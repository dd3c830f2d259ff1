// A report: what was chosen for it becomes the finished texts, of which the preview and all files are made.
import { formatCount, formatDate, formatNumber, localDate } from "../format";
import type { Point } from "../metrics";
import { groupPoints } from "../points";
import { hasWords } from "../rows";
import { readText } from "../saved";
import { lowerFirst } from "../words";
import type { ReportColumn, ReportPart, ReportRow, ReportSource } from "./source";

/** What was chosen for a report. */
export interface ReportSettings {
  /** The id of what it is about. */
  source: string;
  /** An empty text for all rows. */
  search: string;
  /** ISO dates, or empty texts. */
  from: string;
  to: string;
  /** The labels of its parts. */
  parts: readonly string[];
  format: string;
}

export interface ReportTable {
  head: readonly string[];
  isNumber: readonly boolean[];
  rows: readonly (readonly string[])[];
  /** The same cells as values, for a spreadsheet. */
  values: readonly (readonly unknown[])[];
}

export interface ReportSection {
  label: string;
  figures: readonly { label: string; value: string }[];
  chart: { label: string; points: readonly Point[]; format: (value: number) => string } | null;
  table: ReportTable | null;
}

/** A finished report. */
export interface Report {
  title: string;
  /** The day on which it was made, in words. */
  made: string;
  /** What it is about, in words: "3 invoices, from Nov 1, 2026". */
  scope: string;
  parts: readonly ReportSection[];
}

/** The rows that a report is about. */
export function reportedRows(
  { columns, rows }: ReportSource,
  { search, from, to }: Pick<ReportSettings, "search" | "from" | "to">,
) {
  const textsOf = ({ cells }: ReportRow) =>
    cells.flatMap((cell, at) => [columns[at]?.format(cell) ?? "", readText(cell)]);
  const isWithin = ({ date }: ReportRow) =>
    (from === "" && to === "") || (date !== "" && date >= from && (to === "" || date <= to));
  return rows().filter((row) => isWithin(row) && hasWords(textsOf(row), search));
}

/** Makes a report of the present rows. `called` is what it is called: "report". */
export function makeReport(source: ReportSource, settings: ReportSettings, called: string): Report {
  const rows = reportedRows(source, settings);
  const { search, from, to, parts } = settings;
  const scope = [
    formatCount(rows.length, source.noun),
    search && `matching “${search}”`,
    from && `from ${formatDate(from)}`,
    to && `to ${formatDate(to)}`,
  ];
  return {
    title: `${source.title} ${called}`,
    made: formatDate(localDate()),
    scope: scope.filter((text) => text !== "").join(", "),
    parts: source.parts
      .filter(({ label }) => parts.includes(label))
      .map((part) => sectionOf(source, part, rows)),
  };
}

function sectionOf(
  source: ReportSource,
  { label, columns = [], hasFigures, hasChart }: ReportPart,
  rows: readonly ReportRow[],
): ReportSection {
  return {
    label,
    figures: hasFigures === true ? figuresOf(source, rows) : [],
    chart:
      hasChart === true && source.chart !== null
        ? { ...source.chart, points: pointsOf(source.chart, rows) }
        : null,
    table: columns.length === 0 ? null : tableOf(source, columns, rows),
  };
}

/** The number of rows, and the total or the average of each column that is summed up. */
function figuresOf(
  { title, columns }: ReportSource,
  rows: readonly ReportRow[],
): ReportSection["figures"] {
  const measured = columns.flatMap(({ label, measure, format }, at) => {
    if (measure === null) return [];
    const value = measure === "total" ? sumOf(numbersIn(rows, at)) : averageOf(numbersIn(rows, at));
    return [
      {
        label: `${measure === "total" ? "Total" : "Average"} ${lowerFirst(label)}`,
        value: format(rounded(value)),
      },
    ];
  });
  return [{ label: title, value: formatNumber(rows.length) }, ...measured];
}

const numbersIn = (rows: readonly ReportRow[], at: number): number[] =>
  rows.map(({ cells }) => cells[at]).filter((cell) => typeof cell === "number");

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const averageOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sumOf(values) / values.length;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function pointsOf(
  { isAverage, options }: Pick<NonNullable<ReportSource["chart"]>, "isAverage" | "options">,
  rows: readonly ReportRow[],
): Point[] {
  return groupPoints(rows, {
    options,
    labelsOf: ({ groups }) => groups,
    measure: (group) => {
      const amounts = group.map(({ amount }) => amount).filter((amount) => amount !== null);
      return rounded(isAverage ? averageOf(amounts) : sumOf(amounts));
    },
  });
}

/** A table of the first column and some others. */
function tableOf(
  source: ReportSource,
  names: readonly string[],
  rows: readonly ReportRow[],
): ReportTable {
  const chosen = source.columns
    .map((column, at) => ({ column, at }))
    .filter(({ column, at }) => at === 0 || names.includes(column.name));
  const cellsOf = <Cell>(show: (column: ReportColumn, cell: unknown) => Cell) =>
    rows.map(({ cells }) => chosen.map(({ column, at }) => show(column, cells[at])));
  return {
    head: chosen.map(({ column }) => column.label),
    isNumber: chosen.map(({ column }) => column.isNumber),
    rows: cellsOf((column, cell) => column.format(cell)),
    values: cellsOf((_column, cell) => cell),
  };
}
