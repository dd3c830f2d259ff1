// The rules of sudoku in the generated app: how a puzzle is made, and that it has one solution.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

const MAKING = `
How a puzzle is made. Pure: a solved grid is shuffled in the ways that keep it solved, and clues are taken away as long
as there is only one solution. Cells are counted row by row; 0 is empty.`;

/** `src/games/sudoku/make.ts` and `src/games/sudoku/rules.ts`. */
export function sudokuRules(): ModuleSource[] {
  return [
    { path: "src/games/sudoku/make.ts", opening: MAKING, library: true, parts: making },
    { path: "src/games/sudoku/rules.ts", opening: "What can be done in a sudoku. Pure.", library: true, parts: rules },
  ];
}

const making: Part[] = [
  {
    name: "SudokuPuzzle",
    isType: true,
    code: code`
      interface SudokuPuzzle {
        clues: readonly number[];
        solution: readonly number[];
      }`,
  },
  {
    name: "shuffledLines",
    comment: "The nine rows or columns in another order: bands of three stay together.",
    code: code`
      function shuffledLines(random: @Random): number[] {
        return @shuffled([0, 1, 2], random).flatMap((band) => @shuffled([0, 1, 2], random).map((line) => band * 3 + line));
      }`,
  },
  {
    name: "solvedGrid",
    code: code`
      function solvedGrid(random: @Random): number[] {
        const rows = @shuffledLines(random);
        const columns = @shuffledLines(random);
        const digits = @shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
        return rows.flatMap((row) => columns.map((column) => digits[(row * 3 + Math.floor(row / 3) + column) % 9] ?? 0));
      }`,
  },
  {
    name: "PEERS",
    comment: "The twenty cells that share a row, a column or a box with a cell.",
    code: code`
      const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
        Array.from({ length: 81 }, (_other, other) => other).filter((other) => {
          const isRow = Math.floor(other / 9) === Math.floor(cell / 9);
          const isBox = Math.floor(other / 27) === Math.floor(cell / 27) && Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3);
          return other !== cell && (isRow || other % 9 === cell % 9 || isBox);
        }),
      );`,
  },
  {
    name: "candidates",
    code: code`
      function candidates(grid: readonly number[], cell: number): number[] {
        const taken = new Set((@PEERS[cell] ?? []).map((peer) => grid[peer]));
        return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
      }`,
  },
  {
    name: "countSolutions",
    comment: "Up to two: it looks on at the cell with the fewest candidates.",
    code: code`
      function countSolutions(grid: readonly number[]): number {
        let fewest: { cell: number; digits: number[] } | null = null;
        for (const [cell, digit] of grid.entries()) {
          if (digit !== 0) continue;
          const digits = @candidates(grid, cell);
          if (fewest === null || digits.length < fewest.digits.length) fewest = { cell, digits };
        }
        if (fewest === null) return 1;
        let count = 0;
        for (const digit of fewest.digits) {
          count += @countSolutions(grid.with(fewest.cell, digit));
          if (count > 1) break;
        }
        return count;
      }`,
  },
  {
    name: "makeSudoku",
    comment: "A puzzle with about so many clues, and one solution.",
    code: code`
      function makeSudoku(clueCount: number, random: @Random): @SudokuPuzzle {
        const solution = @solvedGrid(random);
        let clues: readonly number[] = solution;
        for (const cell of @shuffled([...solution.keys()], random)) {
          if (clues.filter((digit) => digit !== 0).length <= clueCount) break;
          const without = clues.with(cell, 0);
          if (@countSolutions(without) === 1) clues = without;
        }
        return { clues, solution };
      }`,
  },
];

const rules: Part[] = [
  {
    name: "SudokuGame",
    isType: true,
    code: code`
      interface SudokuGame extends @SudokuPuzzle {
        /** Clues and what was entered. */
        digits: readonly number[];
        /** Pencilled digits of each cell. */
        notes: readonly (readonly number[])[];
        hints: number;
      }`,
  },
  {
    name: "beginSudoku",
    code: code`
      function beginSudoku(puzzle: @SudokuPuzzle): @SudokuGame {
        return { ...puzzle, digits: puzzle.clues, notes: puzzle.clues.map(() => []), hints: 0 };
      }`,
  },
  {
    name: "enterDigit",
    comment: "Enters a digit, or takes it away when it is there already. 0 empties the cell.",
    code: code`
      function enterDigit(game: @SudokuGame, cell: number, digit: number): @SudokuGame {
        if (game.clues[cell] !== 0) return game;
        const next = game.digits[cell] === digit ? 0 : digit;
        return { ...game, digits: game.digits.with(cell, next), notes: game.notes.with(cell, []) };
      }`,
  },
  {
    name: "noteDigit",
    comment: "Pencils a digit into an empty cell, or rubs it out.",
    code: code`
      function noteDigit(game: @SudokuGame, cell: number, digit: number): @SudokuGame {
        if (game.digits[cell] !== 0 || digit === 0) return game;
        const noted = game.notes[cell] ?? [];
        const next = noted.includes(digit) ? noted.filter((other) => other !== digit) : [...noted, digit].sort();
        return { ...game, notes: game.notes.with(cell, next) };
      }`,
  },
  {
    name: "giveHint",
    comment: "Enters the right digit into the cell, or into the first that is empty or wrong.",
    code: code`
      function giveHint(game: @SudokuGame, chosen: number): @SudokuGame {
        const open = [chosen, ...game.digits.keys()].find((cell) => game.digits[cell] !== game.solution[cell]);
        if (open === undefined) return game;
        return { ...game, digits: game.digits.with(open, game.solution[open] ?? 0), notes: game.notes.with(open, []), hints: game.hints + 1 };
      }`,
  },
  {
    name: "isClash",
    comment: "Whether the digit is there again in its row, column or box.",
    code: code`
      function isClash({ digits }: @SudokuGame, cell: number): boolean {
        return digits[cell] !== 0 && (@PEERS[cell] ?? []).some((peer) => digits[peer] === digits[cell]);
      }`,
  },
  {
    name: "wrongDigits",
    code: code`
      function wrongDigits({ digits, solution }: @SudokuGame): number[] {
        return [...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== solution[cell]);
      }`,
  },
  {
    name: "isSudokuSolved",
    code: code`
      function isSudokuSolved({ digits, solution }: @SudokuGame): boolean {
        return digits.every((digit, cell) => digit === solution[cell]);
      }`,
  },
];
