// The rules of minesweeper. The mines are laid when the first cell is opened, and never at it or beside it.
import { formatCount } from "../../format";
import { formatClock } from "../counts";
import { type Random, shuffled } from "../random";

/** The levels; their fields fit a phone. */
export const MINE_LEVELS = [
  { value: "easy", label: "Easy", columns: 8, rows: 8, mines: 10 },
  { value: "medium", label: "Medium", columns: 10, rows: 12, mines: 20 },
  { value: "hard", label: "Hard", columns: 12, rows: 16, mines: 40 },
] as const;

/** A level with the size of its field. */
export type MineLevel = (typeof MINE_LEVELS)[number];

/** A field with hidden mines. Cells are counted row by row. */
export interface MineField {
  columns: number;
  rows: number;
  mines: number;
  /** Where the mines are; empty before the first cell is opened. */
  mined: ReadonlySet<number>;
  opened: ReadonlySet<number>;
  flagged: ReadonlySet<number>;
  state: "ready" | "playing" | "won" | "lost";
}

/** A closed field, still without mines. */
export function beginMineField({
  columns,
  rows,
  mines,
}: Pick<MineField, "columns" | "rows" | "mines">): MineField {
  return {
    columns,
    rows,
    mines,
    mined: new Set(),
    opened: new Set(),
    flagged: new Set(),
    state: "ready",
  };
}

/** How many of the cells around a cell have a mine. */
export function minesBeside(field: MineField, cell: number): number {
  return cellsBeside(field, cell).filter((beside) => field.mined.has(beside)).length;
}

/** How many mines are not flagged yet. */
export function minesLeft({ mines, flagged }: MineField): number {
  return Math.max(0, mines - flagged.size);
}

/** Opens a cell. On an open number with as many flags beside it, opens all its other cells. */
export function openCell(field: MineField, cell: number, random: Random): MineField {
  if (field.state === "ready") return openCell(layMines(field, cell, random), cell, random);
  if (field.state !== "playing" || field.flagged.has(cell)) return field;
  if (field.opened.has(cell)) return openAround(field, cell, random);
  if (field.mined.has(cell))
    return { ...field, opened: new Set([...field.opened, cell]), state: "lost" };
  const opened = spread(field, cell);
  return {
    ...field,
    opened,
    state: opened.size === field.columns * field.rows - field.mines ? "won" : "playing",
  };
}

/** Sets a flag on a closed cell, or takes it away. */
export function flagCell(field: MineField, cell: number): MineField {
  if (field.state === "won" || field.state === "lost" || field.opened.has(cell)) return field;
  const flagged = new Set(field.flagged);
  if (!flagged.delete(cell)) flagged.add(cell);
  return { ...field, flagged };
}

/** What is seen of a cell: its number when it is open, and all mines at the end. */
export function seenIn(field: MineField, cell: number): "mine" | "flag" | "closed" | number {
  const isOver = field.state === "won" || field.state === "lost";
  if (isOver && field.mined.has(cell)) return "mine";
  if (field.flagged.has(cell)) return "flag";
  return field.opened.has(cell) ? minesBeside(field, cell) : "closed";
}

/** What just happened, in words. */
export function mineStatus(field: MineField, seconds: number): string {
  switch (field.state) {
    case "ready":
      return "Open any cell: the first is always safe.";
    case "won":
      return `You win! The field is clear after ${formatClock(seconds)}.`;
    case "lost":
      return "Game over: that was a mine.";
    case "playing":
      return `${formatCount(minesLeft(field), { one: "mine", many: "mines" })} left to flag.`;
  }
}

/** The up to eight cells around a cell. */
function cellsBeside({ columns, rows }: MineField, cell: number): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const isInside = x + across >= 0 && x + across < columns && y + down >= 0 && y + down < rows;
      return isInside && (across !== 0 || down !== 0) ? [cell + down * columns + across] : [];
    }),
  );
}

function layMines(field: MineField, first: number, random: Random): MineField {
  const near = new Set([first, ...cellsBeside(field, first)]);
  const free = Array.from({ length: field.columns * field.rows }, (_, cell) => cell).filter(
    (cell) => !near.has(cell),
  );
  return {
    ...field,
    mined: new Set(shuffled(free, random).slice(0, field.mines)),
    state: "playing",
  };
}

/** The opened cells with this one, and where it has no mine beside it with all around it, and so on. */
function spread(field: MineField, first: number): Set<number> {
  const opened = new Set(field.opened);
  const open = [first];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (opened.has(cell) || field.flagged.has(cell)) continue;
    opened.add(cell);
    if (minesBeside(field, cell) === 0) open.push(...cellsBeside(field, cell));
  }
  return opened;
}

function openAround(field: MineField, cell: number, random: Random): MineField {
  const beside = cellsBeside(field, cell);
  const flags = beside.filter((other) => field.flagged.has(other)).length;
  if (flags === 0 || flags !== minesBeside(field, cell)) return field;
  return beside
    .filter((other) => !field.opened.has(other))
    .reduce((next, other) => openCell(next, other, random), field);
}
