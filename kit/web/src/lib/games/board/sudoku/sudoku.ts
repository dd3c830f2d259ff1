// What can be done in a sudoku. Cells are counted row by row; 0 is empty.
import { PEERS, type Puzzle } from "./puzzle";

/** The levels: the fewer clues, the harder. */
export const SUDOKU_LEVELS = [
  { value: "easy", label: "Easy", clues: 42 },
  { value: "medium", label: "Medium", clues: 34 },
  { value: "hard", label: "Hard", clues: 27 },
] as const;

/** A level with the number of its clues. */
export type SudokuLevel = (typeof SUDOKU_LEVELS)[number];

/** A puzzle on its way to the solution. */
export interface SudokuState extends Puzzle {
  /** Clues and what was entered. */
  digits: readonly number[];
  /** The digits that are noted in each cell. */
  notes: readonly (readonly number[])[];
  hints: number;
}

/** A puzzle in which nothing was entered yet. */
export function beginSudoku(puzzle: Puzzle): SudokuState {
  return { ...puzzle, digits: puzzle.clues, notes: puzzle.clues.map(() => []), hints: 0 };
}

/** Whether the digit of a cell is given. */
export function isGiven({ clues }: SudokuState, cell: number): boolean {
  return clues[cell] !== 0;
}

/** Enters a digit, or takes it away when it is there already; 0 empties the cell. */
export function enterDigit(game: SudokuState, cell: number, digit: number): SudokuState {
  if (isGiven(game, cell)) return game;
  const next = game.digits[cell] === digit ? 0 : digit;
  return { ...game, digits: game.digits.with(cell, next), notes: game.notes.with(cell, []) };
}

/** Notes a digit in an empty cell, or takes the note away. */
export function noteDigit(game: SudokuState, cell: number, digit: number): SudokuState {
  if (game.digits[cell] !== 0 || digit === 0) return game;
  const noted = game.notes[cell] ?? [];
  const next = noted.includes(digit)
    ? noted.filter((other) => other !== digit)
    : [...noted, digit].toSorted((one, other) => one - other);
  return { ...game, notes: game.notes.with(cell, next) };
}

/** Enters the right digit into the cell, or into the first that is empty or wrong. */
export function giveHint(game: SudokuState, chosen: number): SudokuState {
  const open = [chosen, ...game.digits.keys()].find(
    (cell) => game.digits[cell] !== game.solution[cell],
  );
  if (open === undefined) return game;
  const digits = game.digits.with(open, game.solution[open] ?? 0);
  return { ...game, digits, notes: game.notes.with(open, []), hints: game.hints + 1 };
}

/** Whether the digit of a cell is there again in its row, column or box. */
export function isClash({ digits }: SudokuState, cell: number): boolean {
  return digits[cell] !== 0 && (PEERS[cell] ?? []).some((peer) => digits[peer] === digits[cell]);
}

/** Whether a cell is to be marked with the chosen one: they share a line or a box, or have the same digit. */
export function isLinked({ digits }: SudokuState, cell: number, chosen: number): boolean {
  return (
    (PEERS[chosen] ?? []).includes(cell) || (digits[cell] !== 0 && digits[cell] === digits[chosen])
  );
}

/** How many digits are wrong. */
export function countWrong({ digits, solution }: SudokuState): number {
  return digits.filter((digit, cell) => digit !== 0 && digit !== solution[cell]).length;
}

/** How many cells are empty. */
export function countEmpty({ digits }: SudokuState): number {
  return digits.filter((digit) => digit === 0).length;
}

/** Whether every digit is the right one. */
export function isSolved({ digits, solution }: SudokuState): boolean {
  return digits.every((digit, cell) => digit === solution[cell]);
}

/** What is in a cell, in words: `7, given`, `notes 1 4`, `empty`. */
export function saysIn(game: SudokuState, cell: number): string {
  const digit = game.digits[cell] ?? 0;
  const notes = game.notes[cell] ?? [];
  if (digit === 0) return notes.length === 0 ? "empty" : `notes ${notes.join(" ")}`;
  if (isGiven(game, cell)) return `${digit}, given`;
  return isClash(game, cell) ? `${digit}, clashes` : String(digit);
}
