import { useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useClock } from "@/hooks/games/use-clock";
import { useRandom } from "@/hooks/games/use-random";
import { formatMoves } from "@/lib/games/counts";
import type { Direction } from "@/lib/games/direction";
import { addResult } from "@/lib/games/results";
import {
  type PuzzleSize,
  isInOrder,
  mixedPuzzle,
  puzzleStatus,
  slidePuzzle,
} from "@/lib/games/tiles/sliding-puzzle";

/** The puzzle, its clock and the fewest moves of each size. */
export function useSlidingPuzzle(first: PuzzleSize) {
  const random = useRandom();
  const [size, setSize] = useState(first);
  const [tiles, setTiles] = useState(() => mixedPuzzle(first, random));
  const [moves, setMoves] = useState(0);
  const [status, setStatus] = useState("Slide a tile beside the gap.");
  const { best, offer } = useBest(`sliding-puzzle-${size}`, "lower");
  const isDone = isInOrder(tiles);
  const { seconds, reset } = useClock(moves > 0 && !isDone);

  function slideTo(direction: Direction) {
    if (isDone) return;
    const next = slidePuzzle(tiles, size, direction);
    if (next === tiles) {
      setStatus(`Nothing can slide ${direction}.`);
      return;
    }
    const count = moves + 1;
    setTiles(next);
    setMoves(count);
    setStatus(puzzleStatus(next, count));
    if (!isInOrder(next)) return;
    offer(count);
    const rank = Math.round((size ** 3 * 100) / count);
    addResult({
      game: "Sliding puzzle",
      result: `${size} × ${size} in ${formatMoves(count)}`,
      rank,
    });
  }

  function restart(next: PuzzleSize) {
    setSize(next);
    setTiles(mixedPuzzle(next, random));
    setMoves(0);
    reset();
    setStatus("A new puzzle. Slide a tile beside the gap.");
  }

  return { size, tiles, moves, seconds, status, best, isDone, slideTo, restart };
}
