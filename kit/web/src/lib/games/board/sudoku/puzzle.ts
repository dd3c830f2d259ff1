// How a sudoku is made: a solved grid is shuffled in the ways that keep it solved, and clues are taken away as long as
// there is only one solution. Cells are counted row by row; 0 is empty.
import { type Random, shuffled } from "../../random";

/** What a cell may hold. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** A puzzle: what is given, and what is to be found. */
export interface Puzzle {
  clues: readonly number[];
  solution: readonly number[];
}

/** The twenty cells that share a row, a column or a box with a cell. */
export const PEERS: readonly (readonly number[])[] = CELLS.map((cell) =>
  CELLS.filter((other) => {
    const isRow = Math.floor(other / 9) === Math.floor(cell / 9);
    const isBox =
      Math.floor(other / 27) === Math.floor(cell / 27) &&
      Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3);
    return other !== cell && (isRow || other % 9 === cell % 9 || isBox);
  }),
);

/** A puzzle with about so many clues, and one solution. */
export function makePuzzle(clueCount: number, random: Random): Puzzle {
  const solution = solvedGrid(random);
  let clues: readonly number[] = solution;
  for (const cell of shuffled(CELLS, random)) {
    if (clues.filter((digit) => digit !== 0).length <= clueCount) break;
    const without = clues.with(cell, 0);
    if (countSolutions(without) === 1) clues = without;
  }
  return { clues, solution };
}

/** How many solutions a grid has; it does not count beyond two. */
export function countSolutions(grid: readonly number[]): number {
  let fewest: { cell: number; digits: number[] } | null = null;
  for (const [cell, digit] of grid.entries()) {
    if (digit !== 0) continue;
    const digits = candidates(grid, cell);
    if (fewest === null || digits.length < fewest.digits.length) fewest = { cell, digits };
  }
  if (fewest === null) return 1;
  let count = 0;
  for (const digit of fewest.digits) {
    count += countSolutions(grid.with(fewest.cell, digit));
    if (count > 1) return 2;
  }
  return count;
}

function candidates(grid: readonly number[], cell: number): number[] {
  const taken = new Set((PEERS[cell] ?? []).map((peer) => grid[peer]));
  return DIGITS.filter((digit) => !taken.has(digit));
}

function solvedGrid(random: Random): number[] {
  const rows = shuffledLines(random);
  const columns = shuffledLines(random);
  const digits = shuffled(DIGITS, random);
  return rows.flatMap((row) =>
    columns.map((column) => digits[(row * 3 + Math.floor(row / 3) + column) % 9] ?? 0),
  );
}

/** The nine rows or columns in another order; bands of three stay together. */
function shuffledLines(random: Random): number[] {
  return shuffled([0, 1, 2], random).flatMap((band) =>
    shuffled([0, 1, 2], random).map((line) => band * 3 + line),
  );
}
