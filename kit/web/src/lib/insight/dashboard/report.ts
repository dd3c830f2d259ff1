// A dashboard as a file: what each widget says of the time that was chosen.
import { toCsv } from "../../download";
import { fieldOf, titleOf } from "../../entity";
import { pdfOf } from "../../pdf";
import { tableLines } from "../../table-lines";
import { textOf } from "../row-values";
import type { Widget } from "./dashboard-definition";
import { type Look, measureFormat, measureOf, partsOf, rowsIn, seriesOf } from "./measures";
import * as insightWords from "../../../words/insight";

/** The formats, with what they are called. */
export const REPORT_FORMATS = [
  { value: "pdf", label: insightWords.pdfDocument },
  { value: "csv", label: insightWords.spreadsheetCsv },
];

/** A widget with the rows that it looks at. */
export interface WidgetLook {
  widget: Widget;
  look: Look;
}

type Cells = readonly (string | number)[];

/** The text of a file. A spreadsheet has numbers as numbers, a PDF has them as they are written on the page. */
export function reportText(title: string, shown: readonly WidgetLook[], format: string): string {
  const isCsv = format === "csv";
  const parts = shown.map(({ widget, look }) => {
    const write = measureFormat(widget, look.source);
    const cellOf = (value: number | null) => (value === null ? "–" : isCsv ? value : write(value));
    return { heading: widget.title, rows: cellsOf({ widget, look }, cellOf) };
  });
  return isCsv
    ? toCsv(parts.flatMap(({ heading, rows }) => [[heading], ...rows, []]))
    : pdfOf(title, [title, ...parts.flatMap(({ heading, rows }) => tableLines(heading, rows))]);
}

/** What a widget says, in rows of cells; all rows of a table, with all that it can show of them. */
function cellsOf(
  { widget, look }: WidgetLook,
  cellOf: (value: number | null) => string | number,
): readonly Cells[] {
  const { entity, columns } = look.source;
  switch (widget.shape) {
    case "figure":
      return [[cellOf(measureOf(widget, rowsIn(look), look))]];
    case "line": {
      const { moments, series } = seriesOf(widget, look);
      return [
        ["", ...series.map(({ label }) => label)],
        ...moments.map((moment, at) => [
          moment,
          ...series.map(({ values }) => cellOf(values[at] ?? null)),
        ]),
      ];
    }
    case "table":
      return [
        [entity.noun.one, ...columns.map((name) => fieldOf(entity, name).label)],
        ...rowsIn(look).map((row) => [
          titleOf(entity, row),
          ...columns.map((name) => textOf(entity, row, name)),
        ]),
      ];
    default:
      return partsOf(widget, look).map(({ label, value }) => [label, cellOf(value)]);
  }
}
