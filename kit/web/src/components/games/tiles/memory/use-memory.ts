import { useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { useInterval } from "@/hooks/use-interval";
import { formatMoves } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";
import {
  type DeckSize,
  beginMemory,
  closeCards,
  flipCard,
  flipStatus,
  hasFoundAll,
} from "@/lib/games/tiles/memory";
import type { Picture } from "./picture";

/** How long two cards that are no pair stay open. */
const LOOK_MILLISECONDS = 1400;

/** The game, its clock and the best result of each size. */
export function useMemory(size: DeckSize, pictures: readonly Picture[]) {
  const random = useRandom();
  const [pairs, setPairs] = useState(size);
  const [game, setGame] = useState(() => beginMemory(size, random));
  const [status, setStatus] = useState("Turn over two cards.");
  const { best, offer } = useBest(`memory-${pairs}`, "lower");
  const isDone = hasFoundAll(game);
  const [seconds, setSeconds] = useState(0);
  const isRunning = (game.moves > 0 || game.open.length > 0) && !isDone;
  useInterval(isRunning ? 1000 : null, () => setSeconds((now) => now + 1));

  useInterval(game.open.length === 2 ? LOOK_MILLISECONDS : null, () => setGame(closeCards(game)));

  function flip(place: number) {
    const next = flipCard(game, place);
    if (next === game) return;
    setGame(next);
    setStatus(flipStatus(game, next, pictures[next.deck[place] ?? 0]?.name ?? ""));
    if (!hasFoundAll(next)) return;
    offer(next.moves);
    const rank = Math.round((pairs * 100) / next.moves);
    addResult({
      game: "Memory game",
      result: `${pairs} pairs in ${formatMoves(next.moves)}`,
      rank,
    });
  }

  function restart(next: DeckSize) {
    setPairs(next);
    setGame(beginMemory(next, random));
    setSeconds(0);
    setStatus(`A new game with ${next} pairs. Turn over two cards.`);
  }

  return { game, pairs, seconds, status, best, isDone, flip, restart };
}
