// A report as a file.
import { download, toCsv } from "../download";
import { LINE_LENGTH, pdfOf } from "./pdf";
import type { Report, ReportTable } from "./report";

/** The formats, with what they are called. */
export const REPORT_FORMATS = [
  { value: "pdf", label: "PDF document" },
  { value: "csv", label: "Spreadsheet (CSV)" },
] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number]["value"];

/** The format of this name; a PDF for any other text. */
export function formatNamed(name: string): (typeof REPORT_FORMATS)[number] {
  return REPORT_FORMATS.find(({ value }) => value === name) ?? REPORT_FORMATS[0];
}

/** Downloads a report. */
export function downloadReport(report: Report, format: ReportFormat) {
  const name = report.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const type = format === "pdf" ? "application/pdf" : "text/csv";
  download(`${name}.${format}`, type, textOf(report, format));
}

/** The text of the file. */
export function textOf(report: Report, format: ReportFormat): string {
  return format === "csv" ? toCsv(csvRows(report)) : pdfOf(report.title, linesOf(report));
}

function csvRows({ title, made, scope, parts }: Report): (readonly unknown[])[] {
  const sections = parts.flatMap(({ label, figures, chart, table }) => [
    [],
    [label],
    ...figures.map((figure) => [figure.label, figure.value]),
    ...(chart === null
      ? []
      : [[chart.label], ...chart.points.map((point) => [point.label, point.value])]),
    ...(table === null ? [] : [table.head, ...table.values]),
  ]);
  return [[title], ["Made on", made], ["About", scope], ...sections];
}

function linesOf({ title, made, scope, parts }: Report): string[] {
  const sections = parts.flatMap(({ label, figures, chart, table }) => [
    "",
    label,
    "-".repeat(label.length),
    ...figures.map((figure) => `${figure.label}: ${figure.value}`),
    ...(chart === null
      ? []
      : [
          chart.label,
          ...chart.points.map((point) => `  ${point.label}: ${chart.format(point.value)}`),
        ]),
    ...(table === null ? [] : tableLines(table)),
  ]);
  return [title, "=".repeat(title.length), `Made on ${made}. ${scope}.`, ...sections];
}

/** A table in columns where there is room, else a block of lines for each row. */
function tableLines({ head, rows, isNumber }: ReportTable): string[] {
  const widths = head.map((label, at) =>
    Math.max(label.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const total = widths.reduce((sum, width) => sum + width + 2, 0);
  if (total > LINE_LENGTH) {
    return rows.flatMap((row) => [
      ...row.map((cell, at) => `${at === 0 ? "" : "  "}${head[at]}: ${cell}`),
      "",
    ]);
  }
  const padded = (cell: string, at: number) =>
    isNumber[at] === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return [head, ...rows].map((cells) => cells.map(padded).join("  ").trimEnd());
}
