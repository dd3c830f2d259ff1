// A computer that plays four in a row by looking some moves ahead.
import { type Disc, FOURS, type Grid, dropDisc, gridOutcome, sideToMove } from "./grid";

/** What a line of four is worth to the only side that has discs in it, by their number. */
const WORTH = [0, 1, 5, 25, 0];

/** The middle columns first: they are worth most. */
const COLUMN_ORDER = [3, 2, 4, 1, 5, 0, 6];

/** The best column for the side to move, looking so many moves beyond its own; undefined when the grid is full. */
export function bestColumn(grid: Grid, depth: number): number | undefined {
  const rated = openColumns(grid).map((column) => ({
    column,
    worth: -worthOfGrid(dropDisc(grid, column), depth, -Infinity, Infinity),
  }));
  return rated.toSorted((left, right) => right.worth - left.worth)[0]?.column;
}

/** How well the side to move stands (negamax with alpha-beta cuts). */
function worthOfGrid(grid: Grid, depth: number, alpha: number, beta: number): number {
  const outcome = gridOutcome(grid);
  if (outcome === "draw") return 0;
  if (outcome !== null) return -1000 - depth;
  if (depth === 0) return FOURS.reduce((sum, four) => sum + worthOfFour(grid, four, sideToMove(grid)), 0);
  let best = -Infinity;
  for (const column of openColumns(grid)) {
    best = Math.max(best, -worthOfGrid(dropDisc(grid, column), depth - 1, -beta, -Math.max(alpha, best)));
    if (best >= beta) break;
  }
  return best;
}

function worthOfFour(grid: Grid, four: readonly number[], side: Disc): number {
  const own = four.filter((cell) => grid[cell] === side).length;
  const free = four.filter((cell) => grid[cell] === null).length;
  if (own + free === 4) return WORTH[own] ?? 0;
  return own === 0 ? -(WORTH[4 - free] ?? 0) : 0;
}

function openColumns(grid: Grid): number[] {
  return COLUMN_ORDER.filter((column) => grid[column] === null);
}
