import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { PlayButton } from "@/components/games/frame/play-button";
import { PlayPanel } from "@/components/games/frame/play-panel";
import { Button } from "@/components/ui/button";
import { whackResult, whackStatus } from "@/lib/games/action/whack";
import { formatClock } from "@/lib/games/counts";
import { MoleHills } from "./mole-hills";
import { useWhack } from "./use-whack";

const KEYS = [
  ["1 to 9", "Hit a hill"],
  ["Space or P", "Pause"],
  ["N", "New round"],
] as const;

/** Whack-a-mole in rounds of so many seconds. */
export function WhackAMole({ seconds = 30, hasHeading }: GameProps & { seconds?: number }) {
  const { round, best, play, pause, restart, end, whack } = useWhack(seconds);
  const { state } = round;

  function press(key: string): boolean {
    if (/^[1-9]$/.test(key)) whack(Number(key) - 1);
    else if ((key === "p" || key === " ") && state !== "over")
      (state === "running" ? pause : play)();
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Whack-a-mole"
      onKey={press}
      status={whackStatus(round)}
      scores={[
        { label: "Score", value: round.score },
        { label: "Best", value: Math.max(best ?? 0, round.score) },
        { label: "Missed", value: round.missed },
        { label: "Time", value: formatClock(round.secondsLeft) },
      ]}
      actions={
        <>
          <PlayButton state={state} onPlay={play} onPause={pause} />
          {(state === "running" || state === "paused") && (
            <Button variant="outline" onClick={end}>
              End round
            </Button>
          )}
        </>
      }
      rules={[
        `Hit as many moles as you can in ${seconds} seconds.`,
        "Each hit is a point. The more points, the faster they are.",
        "A mole that goes, or a blow on an empty hill, is a miss.",
      ]}
      keys={KEYS}
    >
      <MoleHills round={round} onWhack={whack}>
        <PlayPanel state={state} onPlay={play} result={whackResult(round)} />
      </MoleHills>
    </GameFrame>
  );
}
