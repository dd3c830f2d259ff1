// Rows as a PDF: each with its title and, below it, what is filled in.
import { type Entity, type Fields, type RowOf, titleOf } from "./entity";
import { pdfOf } from "./pdf";

/** A PDF of these rows, under a heading where there is one. */
export function rowsPdf<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  heading?: string,
): string {
  const lines = rows.flatMap((row) => [titleOf(entity, row), "", ...toldLines(entity, row), ""]);
  return heading === undefined
    ? pdfOf(lines[0] ?? "", lines)
    : pdfOf(heading, [heading.toUpperCase(), "", ...lines]);
}

function toldLines<F extends Fields>(entity: Entity<F>, row: RowOf<F>): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = row[name];
    if (name === entity.title || field.isEmpty(value)) return [];
    if (field.kind === "lines" && Array.isArray(value))
      return ["", field.label, ...value.map((line) => `- ${line}`), ""];
    const text = field.format(value);
    return field.kind === "paragraph"
      ? ["", field.label, ...text.split("\n"), ""]
      : [`${field.label}: ${text}`];
  });
}
