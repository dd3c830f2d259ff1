import { FlagIcon } from "lucide-react";
import { useState } from "react";
import { TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { Button } from "@/components/ui/button";
import { useClock } from "@/hooks/insight/use-clock";
import { formatClock, lapLengths } from "@/lib/insight/clock";

import { recordTimed } from "@/lib/insight/intervals";
import * as insightWords from "@/words/insight";

/** Measures a time and its laps. */
export function Stopwatch() {
  const [laps, setLaps] = useState<readonly number[]>([]);
  const [message, setMessage] = useState("");
  const clock = useClock();
  const { passed, isRunning, reset } = clock;

  function end() {
    if (passed > 0) recordTimed(insightWords.stopwatchAt({ time: formatClock(passed, true) }));
    reset();
    setLaps([]);
    setMessage(insightWords.setToZero);
  }

  return (
    <>
      <TimerFace
        time={formatClock(passed, true)}
        label={insightWords.lapsCounted({ count: laps.length })}
        share={(passed % 60_000) / 60_000}
      />
      <TimerButtons clock={clock} onReset={end}>
        <Button variant="outline" onClick={() => setLaps([...laps, passed])}>
          <FlagIcon />
          {insightWords.lap}
        </Button>
      </TimerButtons>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {isRunning ? "" : message}
      </p>
      <ol
        role="list"
        aria-label={insightWords.laps}
        data-slot="bullets"
        className="self-stretch tabular-nums empty:hidden"
      >
        {lapLengths(laps).map((length, index) => (
          <li
            key={laps[index]}
            className="flex justify-between border-b border-border py-2.5 last:border-0"
          >
            <span>{insightWords.lapNumber({ number: index + 1 })}</span>
            <span>{formatClock(length, true)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
