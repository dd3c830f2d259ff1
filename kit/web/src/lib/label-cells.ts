const OWN = "data-column";

/** The names of a table's columns, from the last row of its header. */
function columnsOf({ tHead }: HTMLTableElement): string[] {
  const row = tHead?.rows.item(tHead.rows.length - 1);
  return Array.from(row?.cells ?? []).flatMap((cell) =>
    Array.from({ length: cell.colSpan }, () => cell.dataset["label"] ?? cell.textContent.trim()),
  );
}

/** Names a cell, unless it has a label of its own. */
function label(cell: HTMLTableCellElement, name: string): void {
  if (cell.dataset["label"] !== undefined && !cell.hasAttribute(OWN)) return;
  if (name === "") {
    cell.removeAttribute("data-label");
    cell.removeAttribute(OWN);
  } else if (cell.dataset["label"] !== name) {
    cell.setAttribute("data-label", name);
    cell.setAttribute(OWN, "");
  }
}

/**
 * Gives each cell of a table's body the name of its column as `data-label`, which is shown where the rows are cards. A cell that
 * has a label of its own keeps it, and one that spans columns, or whose column has no name, gets none.
 */
export function labelCells(table: HTMLTableElement): void {
  const columns = columnsOf(table);
  const rows = Array.from(table.tBodies).flatMap((body) => Array.from(body.rows));
  for (const { cells } of rows) {
    let column = 0;
    for (const cell of cells) {
      label(cell, cell.colSpan === 1 && cell.tagName === "TD" ? (columns[column] ?? "") : "");
      column += cell.colSpan;
    }
  }
}
