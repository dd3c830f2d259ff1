// CSV for spreadsheets (RFC 4180). A spreadsheet treats a cell that begins with = + - @ as a formula and may run it, so
// such text is prefixed with an apostrophe; numbers are unchanged.

/** A cell: user text, a number, or empty. */
export type Cell = string | number | null;

const FORMULA = /^[=+\-@\t\r\n]/;

/** One line of a table, with its line ending. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
