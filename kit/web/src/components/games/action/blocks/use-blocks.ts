import { useState } from "react";
import { useBeat } from "@/hooks/games/use-beat";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { useWhenHidden } from "@/hooks/games/use-when-hidden";
import {
  type BlocksState,
  beginBlocks,
  dropPiece,
  millisecondsOfRow,
  pushPiece,
  shiftPiece,
  sinkPiece,
  turnPiece,
} from "@/lib/games/action/blocks";
import { formatPoints } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";

/** A game of falling blocks, its time and its best score. */
export function useBlocks() {
  const random = useRandom();
  const [game, setGame] = useState(() => beginBlocks(random));
  const { best, offer } = useBest("blocks");
  const isRunning = game.state === "running";

  function show(next: BlocksState) {
    setGame(next);
    if (next.state !== "over" || game.state === "over") return;
    offer(next.score);
    addResult({ game: "Falling blocks", result: formatPoints(next.score), rank: next.score });
  }

  useBeat(isRunning ? millisecondsOfRow(game) : null, () => show(sinkPiece(game, random)));

  function pause() {
    if (isRunning) setGame({ ...game, state: "paused" });
  }

  useWhenHidden(pause);

  function restart() {
    setGame({ ...beginBlocks(random), state: "running" });
  }

  return {
    game,
    best,
    pause,
    restart,
    play: () => (game.state === "over" ? restart() : setGame({ ...game, state: "running" })),
    shift: (across: -1 | 1) => show(shiftPiece(game, across)),
    turn: () => show(turnPiece(game)),
    sink: () => show(pushPiece(game, random)),
    drop: () => show(dropPiece(game, random)),
  };
}
