// A computer that plays four in a row by looking some moves ahead.
import { FOURS, type Grid, dropDisc, gridOutcome, sideToMove } from "./grid";

/** What a line of four is worth to the only side that has discs in it, by their number. */
const WORTH = [0, 1, 5, 25, 0];

/** The middle columns first: they are worth most. */
const COLUMN_ORDER = [3, 2, 4, 1, 5, 0, 6];

/** The best column for the side to move, looking so many moves beyond its own; undefined when the grid is full. */
export function bestColumn(grid: Grid, depth: number): number | undefined {
  let best: { column: number; worth: number } | undefined;
  for (const column of openColumns(grid)) {
    const worth = -worthOfGrid(
      dropDisc(grid, column),
      depth,
      -Infinity,
      best === undefined ? Infinity : -best.worth,
    );
    if (best === undefined || worth > best.worth) best = { column, worth };
  }
  return best?.column;
}

/** How well the side to move stands (negamax with alpha-beta cuts). */
function worthOfGrid(grid: Grid, depth: number, alpha: number, beta: number): number {
  const outcome = gridOutcome(grid);
  if (outcome === "draw") return 0;
  if (outcome !== null) return -1000 - depth;
  if (depth === 0) return worthOfFours(grid);
  let best = -Infinity;
  for (const column of openColumns(grid)) {
    best = Math.max(
      best,
      -worthOfGrid(dropDisc(grid, column), depth - 1, -beta, -Math.max(alpha, best)),
    );
    if (best >= beta) break;
  }
  return best;
}

/** The lines that only the side to move has discs in, less those of the other side. */
function worthOfFours(grid: Grid): number {
  const side = sideToMove(grid);
  let sum = 0;
  for (const four of FOURS) {
    let own = 0;
    let other = 0;
    for (const cell of four) {
      const disc = grid[cell] ?? null;
      if (disc === side) own += 1;
      else if (disc !== null) other += 1;
    }
    if (other === 0) sum += WORTH[own] ?? 0;
    else if (own === 0) sum -= WORTH[other] ?? 0;
  }
  return sum;
}

function openColumns(grid: Grid): number[] {
  return COLUMN_ORDER.filter((column) => grid[column] === null);
}
