import { useState } from "react";
import { useBeat } from "@/hooks/games/use-beat";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { useWhenHidden } from "@/hooks/games/use-when-hidden";
import { beginWhack, endWhack, millisecondsUp, popMole, whackHill } from "@/lib/games/action/whack";
import { formatPoints } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";

/** A round of whack-a-mole, its time and its best score. */
export function useWhack(seconds: number) {
  const random = useRandom();
  const [round, setRound] = useState(() => beginWhack(seconds));
  const { best, offer } = useBest("whack");
  const isRunning = round.state === "running";

  function end() {
    setRound(endWhack(round));
    offer(round.score);
    addResult({ game: "Whack-a-mole", result: formatPoints(round.score), rank: round.score });
  }

  useBeat(isRunning ? millisecondsUp(round) : null, () => setRound(popMole(round, random)));
  useBeat(isRunning ? 1000 : null, () => {
    if (round.secondsLeft > 1) setRound((now) => ({ ...now, secondsLeft: now.secondsLeft - 1 }));
    else end();
  });

  function pause() {
    if (isRunning) setRound({ ...round, state: "paused" });
  }

  useWhenHidden(pause);

  function restart() {
    setRound(popMole({ ...beginWhack(seconds), state: "running" }, random));
  }

  return {
    round,
    best,
    pause,
    restart,
    end,
    play: () => (round.state === "paused" ? setRound({ ...round, state: "running" }) : restart()),
    whack: (hill: number) => setRound(whackHill(round, hill)),
  };
}
