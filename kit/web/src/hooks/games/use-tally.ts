import { useState } from "react";
import { type Tally, readTally, writeTally } from "@/lib/games/scores";

/** How often each side of a game has won, stored in this browser. */
export function useTally(game: string) {
  const [tally, setTally] = useState<Tally>(() => readTally(game));

  function store(next: Tally) {
    setTally(next);
    writeTally(game, next);
  }

  return {
    wins: (side: string) => tally.get(side) ?? 0,
    count: (side: string) => store(new Map([...tally, [side, (tally.get(side) ?? 0) + 1]])),
    clear: () => store(new Map()),
    isEmpty: [...tally.values()].every((wins) => wins === 0),
  };
}
