// Keyboard behaviour of a tree (WAI-ARIA Authoring Practices, tree view): the rows are the visible ones.
import type { TreeRow } from "./file-tree-rows.ts";

/** The result of a key: another row becomes active, a folder expands or collapses, or a file is opened. */
export type TreeMove = { to: number } | { open: string } | { close: string } | { choose: TreeRow } | null;

const parentOf = (rows: readonly TreeRow[], at: number): number => {
  const level = rows[at]?.level ?? 1;
  for (let index = at - 1; index >= 0; index -= 1) if ((rows[index]?.level ?? 0) < level) return index;
  return at;
};

/** The move for a key at a row; null if the key has no effect here. */
export function treeMove(key: string, rows: readonly TreeRow[], at: number): TreeMove {
  const row = rows[at];
  if (!row) return rows.length > 0 && (key === "ArrowDown" || key === "Home") ? { to: 0 } : null;
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(rows.length - 1, at + 1) };
    case "ArrowUp":
      return { to: Math.max(0, at - 1) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: rows.length - 1 };
    case "ArrowRight":
      if (!row.isFolder) return null;
      return row.isOpen ? { to: Math.min(rows.length - 1, at + 1) } : { open: row.path };
    case "ArrowLeft":
      return row.isOpen ? { close: row.path } : { to: parentOf(rows, at) };
    case "Enter":
    case " ":
      if (!row.isFolder) return { choose: row };
      return row.isOpen ? { close: row.path } : { open: row.path };
    default:
      return null;
  }
}

/** The next row whose name starts with the typed text, after `at` and then from the top. */
export function rowByName(rows: readonly TreeRow[], at: number, typed: string): number | null {
  const wanted = typed.toLowerCase();
  // Longer text may match the current row; a single letter moves to the next.
  const first = typed.length > 1 ? at : at + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    if (rows[index]?.name.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
