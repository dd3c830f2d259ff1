// A table as lines of text, for a PDF.
import { LINE_LENGTH } from "./pdf";

/** A table in columns where there is room for them, else with its cells one after the other; below its heading. */
export function tableLines(
  heading: string,
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const texts = rows.map((cells) => cells.map(String));
  const widths = (texts[0] ?? []).map((_cell, at) =>
    Math.max(...texts.map((cells) => cells[at]?.length ?? 0)),
  );
  const isWide = widths.reduce((total, width) => total + width + 2, 0) > LINE_LENGTH;
  const lineOf = (cells: readonly string[]) =>
    isWide
      ? cells.join(", ")
      : cells
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd();
  return ["", heading, "-".repeat(heading.length), ...texts.map(lineOf)];
}
