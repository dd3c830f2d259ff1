import { useState } from "react";
import { readBest, writeBest } from "@/lib/games/scores";

/** The best score of a game so far, null before the first, and `offer` for another one. */
export function useBest(game: string): { best: number | null; offer: (score: number) => void } {
  const [best, setBest] = useState(() => readBest(game));

  function offer(score: number) {
    if (best !== null && score <= best) return;
    writeBest(game, score);
    setBest(score);
  }

  return { best, offer };
}
