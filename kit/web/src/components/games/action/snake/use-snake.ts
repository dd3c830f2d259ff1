import { useEffect, useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { useInterval } from "@/hooks/use-interval";
import { beginSnake, millisecondsOfStep, stepSnake, turnSnake } from "@/lib/games/action/snake";
import { formatPoints } from "@/lib/games/counts";
import type { Direction } from "@/lib/games/direction";
import { addResult } from "@/lib/games/results";
import * as gamesWords from "@/words/games";

/** Milliseconds between two steps at the beginning. */
export const SPEEDS = [
  { value: 190, label: gamesWords.slow },
  { value: 130, label: gamesWords.normal },
  { value: 85, label: gamesWords.fast },
];

/** A game of snake, its time and its best score. */
export function useSnake(hasWalls: boolean) {
  const random = useRandom();
  const [game, setGame] = useState(() => beginSnake(hasWalls, random));
  const [speed, setSpeed] = useState(130);
  const { best, offer } = useBest("snake");
  const isRunning = game.state === "running";

  useInterval(isRunning ? millisecondsOfStep(game, speed) : null, () => {
    const next = stepSnake(game, random);
    setGame(next);
    if (next.state === "running") return;
    offer(next.score);
    addResult({ game: gamesWords.snake, result: formatPoints(next.score), rank: next.score });
  });

  // Keys may come before the handlers know the latest step, so what they change is the latest game, not that of a render.
  function pause() {
    setGame((latest) => (latest.state === "running" ? { ...latest, state: "paused" } : latest));
  }

  useWhenHidden(pause);

  function restart() {
    setGame({ ...beginSnake(hasWalls, random), state: "running" });
  }

  return {
    game,
    speed,
    best,
    pause,
    restart,
    /** Starts or continues, whatever the game waits for. */
    play: () =>
      game.state === "over" || game.state === "won"
        ? restart()
        : setGame((latest) => ({ ...latest, state: "running" })),
    turn: (direction: Direction) =>
      setGame((latest) => ({
        ...turnSnake(latest, direction),
        state: latest.state === "ready" ? "running" : latest.state,
      })),
    chooseSpeed: (next: number) => {
      setSpeed(next);
      setGame(beginSnake(hasWalls, random));
    },
  };
}

/** Calls `pause` when the person turns to another tab. */
function useWhenHidden(pause: () => void) {
  useEffect(() => {
    const look = () => {
      if (document.hidden) pause();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}
