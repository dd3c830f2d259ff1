import { type RefObject, useEffect, useRef, useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useFrames } from "@/hooks/games/use-frames";
import { useWhenHidden } from "@/hooks/games/use-when-hidden";
import { beginBreakout, movePaddle, stepBreakout } from "@/lib/games/action/breakout";
import { formatPoints } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";

/** All steps have one size, so that a fast ball meets every brick, and goes the same way on every screen. */
const STEP_SECONDS = 0.008;

/** A game of breakout, its time and its best score. */
export function useBreakout() {
  const [game, setGame] = useState(beginBreakout);
  const { best, offer } = useBest("breakout");
  const push = usePush();
  const time = useRef(0);
  const isRunning = game.state === "running";

  useFrames(isRunning || game.state === "ready", (seconds) => {
    time.current += seconds;
    let next = game;
    for (; time.current >= STEP_SECONDS; time.current -= STEP_SECONDS)
      next = stepBreakout(next, STEP_SECONDS, push.current);
    if (next !== game) setGame(next);
    if (next.state !== "over" && next.state !== "won") return;
    offer(next.score);
    addResult({ game: "Breakout", result: formatPoints(next.score), rank: next.score });
  });

  function pause() {
    if (isRunning) setGame({ ...game, state: "paused" });
  }

  useWhenHidden(pause);

  return {
    game,
    best,
    pause,
    play: () =>
      setGame(
        game.state === "over" || game.state === "won"
          ? beginBreakout()
          : { ...game, state: "running" },
      ),
    restart: () => setGame(beginBreakout()),
    /** Puts the paddle under the pointer. */
    point: (x: number) => setGame(movePaddle(game, x)),
    nudge: (across: number) => setGame(movePaddle(game, game.paddle + across)),
    /** Pushes the paddle for as long as a key is held. */
    hold: (direction: -1 | 1) => {
      push.current = direction;
    },
  };
}

/** Where held keys push the paddle; 0 when all keys are let go. */
function usePush(): RefObject<number> {
  const push = useRef(0);

  useEffect(() => {
    const letGo = () => {
      push.current = 0;
    };
    window.addEventListener("keyup", letGo);
    window.addEventListener("blur", letGo);
    return () => {
      window.removeEventListener("keyup", letGo);
      window.removeEventListener("blur", letGo);
    };
  }, []);

  return push;
}
