import { UndoIcon } from "lucide-react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { type GameProps, GameFrame } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import {
  type Cells,
  type Mark,
  type Opponent,
  ticTacToeStatus,
  winningLine,
} from "@/lib/games/board/tic-tac-toe";
import { focusBeside } from "@/lib/games/cells";
import { arrowOf } from "@/lib/games/direction";
import { useTicTacToe } from "./use-tic-tac-toe";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

const RULES = [
  "Put your mark into a free cell. X begins, then both take turns.",
  "Three of your marks in a row, a column or a diagonal win.",
  "The unbeatable computer looks to the end of the game: a draw against it is as good as a win.",
];

const KEYS = [
  ["1 to 9", "Mark a cell"],
  ["← ↑ → ↓", "Go to a cell"],
  ["N", "New round"],
] as const;

const OPPONENTS: { value: Opponent; label: string }[] = [
  { value: "person", label: "Two players" },
  { value: "easy", label: "Easy" },
  { value: "hard", label: "Unbeatable" },
];

/** Tic-tac-toe for two at one screen, or against a computer that is easy or cannot be beaten. */
export function TicTacToe({
  opponent: first = "person",
  hasHeading,
}: GameProps & { opponent?: Opponent }) {
  const { cells, outcome, opponent, tally, canTakeBack, play, takeBack, restart, choose } =
    useTicTacToe(first);
  const isForTwo = opponent === "person";

  function press(key: string, game: HTMLElement): boolean {
    const direction = arrowOf(key);
    if (direction) focusBeside(game, 3, direction);
    else if (/^[1-9]$/.test(key)) play(Number(key) - 1);
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Tic-tac-toe"
      status={ticTacToeStatus(cells, opponent)}
      onKey={press}
      scores={[
        { label: isForTwo ? "X wins" : "You (X)", value: tally.wins("X") },
        { label: "Draws", value: tally.wins("draw") },
        { label: isForTwo ? "O wins" : "Computer (O)", value: tally.wins("O") },
      ]}
      actions={
        <>
          <Button onClick={restart}>New round</Button>
          <Button variant="outline" disabled={!canTakeBack} onClick={takeBack}>
            <UndoIcon />
            Take back
          </Button>
          <Button variant="outline" disabled={tally.isEmpty} onClick={tally.clear}>
            Reset scores
          </Button>
        </>
      }
      settings={
        <GameChoice label="Opponent" options={OPPONENTS} value={opponent} onChoose={choose} />
      }
      rules={RULES}
      keys={KEYS}
    >
      <TicTacToeBoard cells={cells} onPlay={play} />
      {outcome !== null && (
        <div className="flex justify-center">
          <Button onClick={restart}>Play again</Button>
        </div>
      )}
    </GameFrame>
  );
}

/** Nine cells, of which each is a button. */
function TicTacToeBoard({ cells, onPlay }: { cells: Cells; onPlay: (place: number) => void }) {
  const line = winningLine(cells);
  return (
    <Card className="mx-auto w-full max-w-md p-3">
      <div role="group" aria-label="Board" className="grid grid-cols-3 gap-2">
        {cells.map((cell, place) => (
          <button
            key={place}
            type="button"
            data-cell
            aria-label={`Row ${Math.floor(place / 3) + 1}, column ${(place % 3) + 1}: ${cell ?? "free"}`}
            className={cn(
              "grid aspect-square touch-manipulation place-items-center rounded-md transition-colors",
              line?.includes(place)
                ? "bg-primary text-primary-foreground"
                : "bg-muted text-accent-foreground hover:bg-accent",
            )}
            onClick={() => onPlay(place)}
          >
            {cell && <MarkIcon mark={cell} />}
          </button>
        ))}
      </div>
    </Card>
  );
}

function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-3/5 fill-none stroke-current stroke-[2.6] transition-[scale] duration-200 starting:scale-50"
      strokeLinecap="round"
    >
      {mark === "X" ? <path d="M3 3L17 17M17 3L3 17" /> : <circle cx="10" cy="10" r="7" />}
    </svg>
  );
}
