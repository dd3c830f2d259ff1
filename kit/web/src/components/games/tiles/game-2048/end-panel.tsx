import { HeartPulseIcon } from "lucide-react";
import { BoardPanel } from "@/components/games/frame/board-panel";
import { Button } from "@/components/ui/button";
import { formatMoves, formatPoints } from "@/lib/games/counts";
import type { TileGame } from "@/lib/games/tiles/game-2048/tile-game";

interface EndPanelProps {
  game: TileGame;
  onRevive: () => void;
  onRestart: () => void;
  onContinue: () => void;
}

/** Covers the board when the goal is reached, and when no move is left. */
export function EndPanel({ game, onRevive, onRestart, onContinue }: EndPanelProps) {
  if (game.state === "playing") return null;
  const reached = `${formatPoints(game.score)} in ${formatMoves(game.moves)}.`;
  if (game.state === "won") {
    return (
      <BoardPanel
        title="You win!"
        actions={
          <>
            <Button onClick={onContinue}>Keep going</Button>
            <Button variant="outline" onClick={onRestart}>
              Play again
            </Button>
          </>
        }
      >
        {reached}
      </BoardPanel>
    );
  }
  return (
    <BoardPanel
      title="Game over"
      actions={
        <>
          <Button onClick={onRevive}>
            <HeartPulseIcon />
            Revive
          </Button>
          <Button variant="outline" onClick={onRestart}>
            Try again
          </Button>
        </>
      }
    >
      {reached} Revive to clear the smallest tiles and go on.
    </BoardPanel>
  );
}
