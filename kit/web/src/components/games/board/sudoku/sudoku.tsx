import { CheckIcon, LightbulbIcon } from "lucide-react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { SUDOKU_LEVELS, type SudokuLevel, countEmpty } from "@/lib/games/board/sudoku/sudoku";
import { focusBeside } from "@/lib/games/cells";
import { formatClock } from "@/lib/games/counts";
import { arrowOf } from "@/lib/games/direction";
import { SudokuGrid } from "./sudoku-grid";
import { SudokuKeypad } from "./sudoku-keypad";
import { useSudoku } from "./use-sudoku";

const RULES = [
  "Fill the grid so that each row, each column and each box of nine holds every digit from 1 to 9 once.",
  "With notes on, digits are noted small in the cell.",
  "A hint fills the chosen cell; check counts what is wrong. Each puzzle has one solution.",
];

const KEYS = [
  ["← ↑ → ↓", "Go to a cell"],
  ["1 to 9", "Enter"],
  ["Backspace", "Empty"],
  ["N", "Notes"],
  ["H", "Hint"],
] as const;

const EMPTYING = ["0", "Backspace", "Delete"];

/** Sudoku with notes, hints and a check, in three levels. */
export function Sudoku({
  level: first = "easy",
  hasHeading,
}: GameProps & { level?: SudokuLevel["value"] }) {
  const {
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
    check,
    restart,
    hint,
    switchNoting,
  } = useSudoku(first);

  function press(key: string, frame: HTMLElement): boolean {
    const direction = arrowOf(key);
    if (direction) focusBeside(frame, 9, direction);
    else if (/^[1-9]$/.test(key)) enter(Number(key));
    else if (EMPTYING.includes(key)) enter(0);
    else if (key === "n") switchNoting();
    else if (key === "h") hint();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Sudoku"
      onKey={press}
      status={status}
      scores={[
        { label: "Time", value: formatClock(seconds) },
        { label: "Left", value: countEmpty(game) },
        { label: "Hints", value: game.hints },
        { label: "Best", value: best === null ? "–" : formatClock(best) },
      ]}
      actions={
        <>
          <Button onClick={() => restart(level.value)}>New puzzle</Button>
          <Button variant="outline" disabled={isDone} onClick={hint}>
            <LightbulbIcon />
            Hint
          </Button>
          <Button variant="outline" onClick={check}>
            <CheckIcon />
            Check
          </Button>
        </>
      }
      settings={
        <GameChoice label="Level" options={SUDOKU_LEVELS} value={level.value} onChoose={restart} />
      }
      rules={RULES}
      keys={KEYS}
    >
      <SudokuGrid game={game} chosen={cell} onChoose={setCell} />
      <SudokuKeypad isNoting={isNoting} onEnter={enter} onSwitch={switchNoting} />
    </GameFrame>
  );
}
