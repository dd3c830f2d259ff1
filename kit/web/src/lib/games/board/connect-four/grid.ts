// The grid of four in a row, and what a move does to it. Cells are counted row by row from the top.

/** The number of columns. */
export const COLUMNS = 7;

/** The number of rows. */
export const ROWS = 6;

/** Whose disc it is; one begins. */
export type Disc = "one" | "two";

/** All cells; null is an empty one. */
export type Grid = readonly (Disc | null)[];

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** All lines of four cells. */
export const FOURS: readonly (readonly number[])[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, cell) => cell,
).flatMap((cell) => {
  const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return WAYS.filter(
    ([across, down]) => x + 3 * across >= 0 && x + 3 * across < COLUMNS && y + 3 * down < ROWS,
  ).map(([across, down]) => [0, 1, 2, 3].map((step) => cell + step * (across + down * COLUMNS)));
});

/** The side that is next. */
export function sideToMove(grid: Grid): Disc {
  return grid.filter((cell) => cell === null).length % 2 === 0 ? "one" : "two";
}

/** The four cells that win; null while there are none. */
export function fourInARow(grid: Grid): readonly number[] | null {
  return (
    FOURS.find(
      ([first = 0, ...rest]) =>
        grid[first] !== null && rest.every((cell) => grid[cell] === grid[first]),
    ) ?? null
  );
}

/** The side that has won, or a draw; null while the game goes on. */
export function gridOutcome(grid: Grid): Disc | "draw" | null {
  const [first] = fourInARow(grid) ?? [];
  if (first !== undefined) return grid[first] ?? null;
  return grid.includes(null) ? null : "draw";
}

/** The grid after a disc fell into a column; the same grid where it is full or the game has ended. */
export function dropDisc(grid: Grid, column: number): Grid {
  const free = cellsOfColumn(column).findLast((cell) => grid[cell] === null);
  return free === undefined || gridOutcome(grid) !== null
    ? grid
    : grid.with(free, sideToMove(grid));
}

/** The cells of a column, from top to bottom. */
export function cellsOfColumn(column: number): number[] {
  return Array.from({ length: ROWS }, (_, row) => row * COLUMNS + column);
}
