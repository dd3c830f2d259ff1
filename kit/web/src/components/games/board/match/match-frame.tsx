import type { ReactNode } from "react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import type { HowToPlayProps } from "@/components/games/frame/how-to-play";
import { TakeBackButton } from "@/components/games/frame/take-back-button";
import { Button } from "@/components/ui/button";
import type { Opponent } from "@/lib/games/board/match";
import type { Match } from "./use-match";

interface MatchFrameProps<Board, Side extends string> extends GameProps, HowToPlayProps {
  name: string;
  match: Match<Board, Side>;
  status: string;
  /** What the wins of both sides are called when two persons play, and when one plays against the computer. */
  labels: { persons: readonly [string, string]; computer: readonly [string, string] };
  /** What the strong computer is called. */
  hard: string;
  onKey: (key: string, game: HTMLElement) => boolean;
  /** The board. */
  children: ReactNode;
}

/** The frame of a game of two sides: their wins, another round, a move back, and the choice of the opponent. */
export function MatchFrame<Board, Side extends string>({
  match,
  labels,
  hard,
  onKey,
  children,
  ...frame
}: MatchFrameProps<Board, Side>) {
  const { sides, outcome, opponent, tally, canTakeBack, takeBack, restart, choose } = match;
  const [first, second] = opponent === "person" ? labels.persons : labels.computer;
  const opponents: { value: Opponent; label: string }[] = [
    { value: "person", label: "Two players" },
    { value: "easy", label: "Easy" },
    { value: "hard", label: hard },
  ];

  function press(key: string, game: HTMLElement): boolean {
    if (key !== "n") return onKey(key, game);
    restart();
    return true;
  }

  return (
    <GameFrame
      {...frame}
      onKey={press}
      scores={[
        { label: first, value: tally.wins(sides[0]) },
        { label: "Draws", value: tally.wins("draw") },
        { label: second, value: tally.wins(sides[1]) },
      ]}
      actions={
        <>
          <Button onClick={restart}>New round</Button>
          <TakeBackButton isPossible={canTakeBack} onClick={takeBack} />
          <Button variant="outline" disabled={tally.isEmpty} onClick={tally.clear}>
            Reset scores
          </Button>
        </>
      }
      settings={
        <GameChoice label="Opponent" options={opponents} value={opponent} onChoose={choose} />
      }
    >
      {children}
      {outcome !== null && (
        <div className="flex justify-center">
          <Button onClick={restart}>Play again</Button>
        </div>
      )}
    </GameFrame>
  );
}
