// A report as a file.
import { download, toCsv } from "../download";
import { LINE_LENGTH, pdfOf } from "./pdf";
import type { Report, ReportTable } from "./report";

/** The formats, with what they are called. */
export const REPORT_FORMATS = [
  { value: "pdf", label: "PDF document" },
  { value: "csv", label: "Spreadsheet (CSV)" },
  { value: "html", label: "Web page to print (HTML)" },
  { value: "txt", label: "Plain text" },
] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number]["value"];

/** The format of this name; a PDF for any other text. */
export function formatNamed(name: string): (typeof REPORT_FORMATS)[number] {
  return REPORT_FORMATS.find(({ value }) => value === name) ?? REPORT_FORMATS[0];
}

const TYPES: Readonly<Record<ReportFormat, string>> = {
  pdf: "application/pdf",
  csv: "text/csv",
  html: "text/html",
  txt: "text/plain",
};

/** Downloads a report. */
export function downloadReport(report: Report, format: ReportFormat) {
  const name = report.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  download(`${name}.${format}`, TYPES[format], textOf(report, format));
}

/** The text of the file. */
export function textOf(report: Report, format: ReportFormat): string {
  switch (format) {
    case "csv":
      return toCsv(csvRows(report));
    case "html":
      return htmlOf(report);
    case "txt":
      return linesOf(report).join("\n");
    case "pdf":
      return pdfOf(report.title, linesOf(report));
  }
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

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0}td,th{border:1px solid #999;padding:.3rem .7rem;text-align:left}";

function htmlOf({ title, made, scope, parts }: Report): string {
  const row = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("")}</tr>`;
  const table = (rows: readonly string[]) =>
    rows.length === 0 ? "" : `<table>${rows.join("")}</table>`;
  const sections = parts.map((part) =>
    [
      `<h2>${escapeHtml(part.label)}</h2>`,
      table(part.figures.map(({ label, value }) => row("td", [label, value]))),
      part.chart === null ? "" : `<h3>${escapeHtml(part.chart.label)}</h3>`,
      table(
        (part.chart?.points ?? []).map(({ label, value }) =>
          row("td", [label, part.chart?.format(value) ?? ""]),
        ),
      ),
      part.table === null
        ? ""
        : table([row("th", part.table.head), ...part.table.rows.map((texts) => row("td", texts))]),
    ].join("\n"),
  );
  const heading = `<h1>${escapeHtml(title)}</h1><p>Made on ${escapeHtml(made)}. ${escapeHtml(scope)}.</p>`;
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="en">${head}${heading}${sections.join("\n")}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
