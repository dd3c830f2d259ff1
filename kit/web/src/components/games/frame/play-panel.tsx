import { Button } from "@/components/ui/button";
import type { PlayState } from "@/lib/games/play-state";
import { BoardPanel } from "./board-panel";

const TITLES = { ready: "Ready?", paused: "Paused", over: "Game over", won: "You win!" } as const;

interface PlayPanelProps {
  state: PlayState;
  onPlay: () => void;
  /** The button after the end. */
  again?: string;
  /** What was reached; shown after the end. */
  result: string;
}

/** Covers the board of a game in real time while it does not run. */
export function PlayPanel({ state, onPlay, again = "Play again", result }: PlayPanelProps) {
  if (state === "running") return null;
  const hasEnded = state === "over" || state === "won";
  const label = hasEnded ? again : state === "ready" ? "Start game" : "Go on";
  return (
    <BoardPanel title={TITLES[state]} actions={<Button onClick={onPlay}>{label}</Button>}>
      {hasEnded ? result : undefined}
    </BoardPanel>
  );
}
