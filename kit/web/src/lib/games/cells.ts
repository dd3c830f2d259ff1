// Boards whose cells can be reached with the arrow keys: each cell is an element with `data-cell`.
import type { Direction } from "./direction";

/** Moves the focus to the cell beside the focused one; to the first where no cell has it. */
export function focusBeside(game: HTMLElement, columns: number, direction: Direction) {
  const cells = cellsOf(game);
  const at = focusedCell(game);
  const step = { up: -columns, down: columns, left: -1, right: 1 }[direction];
  const next = at === null ? cells[0] : cells[at + step];
  next?.focus();
}

/** The number of the focused cell; null where no cell has the focus. */
export function focusedCell(game: HTMLElement): number | null {
  const at = cellsOf(game).findIndex((cell) => cell === document.activeElement);
  return at === -1 ? null : at;
}

function cellsOf(game: HTMLElement): HTMLElement[] {
  return [...game.querySelectorAll<HTMLElement>("[data-cell]")];
}
