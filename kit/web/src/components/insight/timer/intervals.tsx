import { useEffect, useState } from "react";
import { LengthInput, TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { useClock } from "@/hooks/insight/use-clock";
import { formatLeft } from "@/lib/insight/clock";
import { type TimerLengths, intervalAt, recordTimed } from "@/lib/insight/timer";

/** Rounds of work, with a rest between two of them. */
export function Intervals({ lengths }: { lengths?: TimerLengths }) {
  const [work, setWork] = useState(() => String(lengths?.workSeconds ?? 40));
  const [rest, setRest] = useState(() => String(lengths?.restSeconds ?? 20));
  const [rounds, setRounds] = useState(() => String(lengths?.rounds ?? 8));
  const { passed, isRunning, start, pause, reset } = useClock();
  const plan = {
    workSeconds: Math.max(1, Number(work)),
    restSeconds: Number(rest),
    rounds: Math.max(1, Number(rounds)),
  };
  const { phase, round, left, length } = intervalAt(passed, plan);
  const isOver = phase === "Done";

  useEffect(() => {
    if (!isOver || !isRunning) return;
    pause();
    recordTimed(`${rounds} rounds of ${work} and ${rest} seconds`);
  }, [isOver, isRunning, pause, rounds, work, rest]);

  return (
    <>
      <div className="flex flex-wrap items-end justify-center gap-2">
        <LengthInput label="Work seconds" value={work} onChange={setWork} />
        <LengthInput label="Rest seconds" value={rest} onChange={setRest} />
        <LengthInput label="Rounds" value={rounds} onChange={setRounds} />
      </div>
      <TimerFace time={formatLeft(left)} label={phase} share={left / length} isOver={isOver} />
      <p role="status" className="font-semibold">
        {isOver ? "Done: all rounds are over." : `Round ${round} of ${plan.rounds}`}
      </p>
      <TimerButtons
        isRunning={isRunning}
        onStart={() => {
          if (isOver) reset();
          start();
        }}
        onPause={pause}
        onReset={reset}
      />
    </>
  );
}
