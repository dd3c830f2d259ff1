import { useState } from "react";
import { type Better, isBest, readBest, writeBest } from "@/lib/games/scores";

/** The best score of a game so far, null before the first, and `offer` for another one. The game may change, as each level has a best score. */
export function useBest(
  game: string,
  better: Better = "higher",
): { best: number | null; offer: (score: number) => void } {
  const [known, setKnown] = useState(() => ({ game, best: readBest(game) }));
  const best = known.game === game ? known.best : readBest(game);

  function offer(score: number) {
    if (!isBest(score, best, better)) return;
    writeBest(game, score);
    setKnown({ game, best: score });
  }

  return { best, offer };
}
