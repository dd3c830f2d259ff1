import { useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { formatPoints } from "@/lib/games/counts";
import type { Direction } from "@/lib/games/direction";
import { addResult } from "@/lib/games/results";
import {
  type TileGame,
  type TileGoal,
  beginTiles,
  continueTiles,
  moveStatus,
  moveTiles,
  reviveTiles,
} from "@/lib/games/tiles/game-2048/tile-game";
import { useStoredGame } from "./use-stored-game";

/** The game, its best score, and what just happened. */
export function useTileGame(goal: TileGoal) {
  const random = useRandom();
  const { game, canUndo, play, undo } = useStoredGame(goal, random);
  const { best, offer } = useBest("game-2048");
  const [status, setStatus] = useState("Slide the tiles to begin.");

  function slideTo(direction: Direction) {
    if (game.state !== "playing") return;
    const next = moveTiles(game, direction, random);
    if (next === game) {
      setStatus(`Nothing can move ${direction}.`);
      return;
    }
    play(next);
    offer(next.score);
    setStatus(moveStatus(direction, next));
    if (next.state === "over")
      addResult({ game: "2048", result: formatPoints(next.score), rank: next.score });
  }

  function go(next: TileGame, told: string) {
    play(next);
    setStatus(told);
  }

  return {
    game,
    best,
    status,
    canUndo,
    slideTo,
    restart: () => go(beginTiles(goal, random), "A new game. Take back returns to the last one."),
    revive: () => go(reviveTiles(game), "Revived! The smallest tiles are gone. Go on."),
    goOn: () => go(continueTiles(game), "How far can you go?"),
    takeBack: () => {
      if (!canUndo) return;
      undo();
      setStatus("One move taken back.");
    },
  };
}
