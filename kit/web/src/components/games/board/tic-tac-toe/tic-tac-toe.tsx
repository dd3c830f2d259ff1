import { UndoIcon } from "lucide-react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { type Opponent, ticTacToeStatus } from "@/lib/games/board/tic-tac-toe";
import { focusBeside } from "@/lib/games/cells";
import { arrowOf } from "@/lib/games/direction";
import { TicTacToeBoard } from "./tic-tac-toe-board";
import { useTicTacToe } from "./use-tic-tac-toe";

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
