// A report as a file: its groups with their total, then its rows.
import { toCsv } from "../../download";
import { fieldOf, titleOf } from "../../entity";
import { pdfOf } from "../../pdf";
import { tableLines } from "../../table-lines";
import { upperFirst } from "../../words";
import { numberOf, textOf } from "../row-values";
import { type Report, type ReportDefinition, type ReportLine, written } from "./report";

/** What a report is called, and what it is of: "Payments by kind", "1 – 30 November". */
export interface ReportHead {
  title: string;
  period: string;
}

/** The text of a file. A spreadsheet has numbers as numbers, a PDF has them as the page writes them. */
export function reportFile(
  definition: ReportDefinition,
  report: Report,
  { title, period, format }: ReportHead & { format: "csv" | "pdf" },
): string {
  const { entity, measures, columns } = definition;
  const many = upperFirst(entity.noun.many);
  const cellsOf = ({ label, count, values }: ReportLine) => [
    label,
    count,
    ...measures.map((measure, at) => {
      const value = values[at] ?? null;
      return format === "csv" ? (value ?? "") : written(definition, measure, value);
    }),
  ];
  const groups = [
    ["", many, ...measures.map(({ label }) => label)],
    ...report.groups.map(cellsOf),
    cellsOf(report.total),
  ];
  const rows = [
    [entity.noun.one, ...columns.map((name) => fieldOf(entity, name).label)],
    ...report.rows.map((row) => [
      titleOf(entity, row),
      ...columns.map((name) => {
        const number = format === "csv" ? numberOf(entity, row, name) : null;
        return number ?? textOf(entity, row, name);
      }),
    ]),
  ];
  return format === "csv"
    ? toCsv([[title], [period], [], ...groups, [], ...rows])
    : pdfOf(title, [title, period, ...tableLines(title, groups), ...tableLines(many, rows)]);
}
