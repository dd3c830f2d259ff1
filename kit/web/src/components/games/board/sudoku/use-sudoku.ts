import { useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useClock } from "@/hooks/games/use-clock";
import { useRandom } from "@/hooks/games/use-random";
import { formatCount } from "@/lib/format";
import { makePuzzle } from "@/lib/games/board/sudoku/puzzle";
import {
  SUDOKU_LEVELS,
  type SudokuLevel,
  type SudokuState,
  beginSudoku,
  countWrong,
  enterDigit,
  giveHint,
  isClash,
  isGiven,
  isSolved,
  noteDigit,
} from "@/lib/games/board/sudoku/sudoku";
import { formatClock } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";

function levelOf(name: SudokuLevel["value"]): SudokuLevel {
  return SUDOKU_LEVELS.find(({ value }) => value === name) ?? SUDOKU_LEVELS[0];
}

/** The puzzle, its clock and the best time of each level. */
export function useSudoku(first: SudokuLevel["value"]) {
  const random = useRandom();
  const [level, setLevel] = useState(() => levelOf(first));
  const [game, setGame] = useState(() => beginSudoku(makePuzzle(level.clues, random)));
  const [cell, setCell] = useState(0);
  const [isNoting, setNoting] = useState(false);
  const [status, setStatus] = useState("Choose a cell and enter a digit.");
  const isDone = isSolved(game);
  const { seconds, reset } = useClock(!isDone);
  const { best, offer } = useBest(`sudoku-${level.value}`, "lower");

  function show(next: SudokuState, told: string) {
    setGame(next);
    setStatus(told);
    if (isDone || !isSolved(next)) return;
    setStatus(
      `You win! Solved in ${formatClock(seconds)} with ${formatCount(next.hints, { one: "hint", many: "hints" })}.`,
    );
    offer(Math.max(1, seconds));
    const rank = Math.round(100_000 / (level.clues * (seconds + 60)));
    addResult({ game: "Sudoku", result: `${level.label} in ${formatClock(seconds)}`, rank });
  }

  function enter(digit: number) {
    if (isDone) return;
    if (isGiven(game, cell)) {
      setStatus("This digit is given. Choose another cell.");
      return;
    }
    if (isNoting && digit !== 0) {
      show(noteDigit(game, cell, digit), `${digit} is noted.`);
      return;
    }
    const next = enterDigit(game, cell, digit);
    if (isClash(next, cell)) show(next, `There is another ${digit} in its row, column or box.`);
    else show(next, next.digits[cell] === 0 ? "The cell is empty." : `${digit} is entered.`);
  }

  return {
    game,
    level,
    cell,
    isNoting,
    seconds,
    status,
    best,
    isDone,
    setCell,
    enter,
    check: () => {
      const wrong = countWrong(game);
      setStatus(
        wrong === 0
          ? "No mistakes so far."
          : `${formatCount(wrong, { one: "digit is", many: "digits are" })} wrong.`,
      );
    },
    hint: () => {
      if (!isDone) show(giveHint(game, cell), "Here is a digit.");
    },
    switchNoting: () => setNoting(!isNoting),
    restart: (name: SudokuLevel["value"]) => {
      const next = levelOf(name);
      setLevel(next);
      reset();
      setGame(beginSudoku(makePuzzle(next.clues, random)));
      setStatus(`A new puzzle: ${next.label.toLowerCase()}.`);
    },
  };
}
