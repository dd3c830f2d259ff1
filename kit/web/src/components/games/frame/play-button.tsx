import { Button } from "@/components/ui/button";
import type { PlayState } from "@/lib/games/play-state";

/** Starts, pauses and continues a game in real time. */
export function PlayButton({
  state,
  onPlay,
  onPause,
}: {
  state: PlayState;
  onPlay: () => void;
  onPause: () => void;
}) {
  if (state === "running") return <Button onClick={onPause}>Pause</Button>;
  return <Button onClick={onPlay}>{state === "paused" ? "Continue" : "Start"}</Button>;
}
