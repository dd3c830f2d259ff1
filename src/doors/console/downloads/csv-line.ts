// Tables for spreadsheets (RFC 4180). A spreadsheet takes a cell that begins with = + - @ for a formula and may run it,
// so text that begins so gets an apostrophe before it; figures are figures.

/** A cell: text that people wrote, a figure, or nothing. */
export type Cell = string | number | null;

const FORMULA = /^[=+\-@\t\r\n]/;

/** One line of a table, with its end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
