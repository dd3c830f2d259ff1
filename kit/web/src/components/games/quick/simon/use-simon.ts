import { useState } from "react";
import { useBeat } from "@/hooks/games/use-beat";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import {
  NEW_SIMON,
  countRounds,
  formatRounds,
  longerRow,
  repeatLight,
  showLight,
} from "@/lib/games/quick/simon";
import { addResult } from "@/lib/games/results";

const SHOWN_MILLISECONDS = 260;
const PRESSED_MILLISECONDS = 220;

/** The game, the light that is on, and the longest row so far. */
export function useSimon() {
  const random = useRandom();
  const [game, setGame] = useState(NEW_SIMON);
  const [pressed, setPressed] = useState<number | null>(null);
  const [isLit, setLit] = useState(false);
  const { best, offer } = useBest("simon");
  const shown = game.state === "showing" && isLit ? (game.row[game.done - 1] ?? null) : null;

  // A light is on in one beat and off in the next, so that two of the same can be distinguished.
  useBeat(game.state === "showing" ? SHOWN_MILLISECONDS : null, () => {
    if (!isLit) setGame(showLight(game));
    setLit(!isLit);
  });
  useBeat(pressed === null ? null : PRESSED_MILLISECONDS, () => setPressed(null));

  function press(light: number) {
    setPressed(light);
    if (game.state !== "repeating") return;
    const next = repeatLight(game, light, random);
    setGame(next);
    setLit(false);
    if (next.state !== "over") return;
    offer(countRounds(next));
    addResult({ game: "Simon", result: formatRounds(next), rank: countRounds(next) });
  }

  function start() {
    setLit(false);
    setGame(longerRow(NEW_SIMON, random));
  }

  return { game, best, press, start, lit: pressed ?? shown };
}
