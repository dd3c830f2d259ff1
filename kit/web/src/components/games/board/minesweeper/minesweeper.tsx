import { FlagIcon, PickaxeIcon } from "lucide-react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { MINE_LEVELS, type MineLevel, mineStatus, minesLeft } from "@/lib/games/board/minesweeper";
import { focusBeside, focusedCell } from "@/lib/games/cells";
import { formatClock } from "@/lib/games/counts";
import { arrowOf } from "@/lib/games/direction";
import { MineBoard } from "./mine-board";
import { useMinesweeper } from "./use-minesweeper";

const RULES = [
  "A number tells how many of the eight cells around it hide a mine.",
  "Flag a mine with a long press, the right mouse button, or the switch above.",
  "Press a number whose mines are all flagged to open the rest around it.",
  "Open all cells without a mine to win.",
];

const KEYS = [
  ["← ↑ → ↓", "Go to a cell"],
  ["Enter", "Open"],
  ["F", "Flag"],
  ["N", "New game"],
] as const;

/** Minesweeper in three levels. */
export function Minesweeper({
  level: first = "easy",
  hasHeading,
}: GameProps & { level?: MineLevel["value"] }) {
  const { field, level, seconds, best, isFlagging, press, flag, restart, switchFlagging } =
    useMinesweeper(first);
  const hasEnded = field.state === "won" || field.state === "lost";
  const again = () => restart(level.value);

  function pressKey(key: string, game: HTMLElement): boolean {
    const direction = arrowOf(key);
    const cell = focusedCell(game);
    if (direction) focusBeside(game, level.columns, direction);
    else if (key === "f" && cell !== null) flag(cell);
    else if (key === "n") again();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Minesweeper"
      onKey={pressKey}
      status={mineStatus(field, seconds)}
      scores={[
        { label: "Mines left", value: minesLeft(field) },
        { label: "Time", value: formatClock(seconds) },
        { label: "Best", value: best === null ? "–" : formatClock(best) },
      ]}
      actions={
        <>
          <Button onClick={again}>New game</Button>
          <Button variant="outline" onClick={switchFlagging}>
            {isFlagging ? <FlagIcon /> : <PickaxeIcon />}
            {isFlagging ? "Press sets flags" : "Press opens cells"}
          </Button>
        </>
      }
      settings={
        <GameChoice label="Level" options={MINE_LEVELS} value={level.value} onChoose={restart} />
      }
      rules={RULES}
      keys={KEYS}
    >
      <MineBoard field={field} onPress={press} onFlag={flag} />
      {hasEnded && (
        <div className="flex justify-center">
          <Button onClick={again}>Play again</Button>
        </div>
      )}
    </GameFrame>
  );
}
