import { useEffect, useState } from "react";
import { LengthInput, TimerButtons } from "@/components/insight/timer/timer-controls";
import { TimerFace } from "@/components/insight/timer/timer-face";
import { TimerNotice } from "@/components/insight/timer/timer-notice";
import { Group } from "@/components/ui/group";
import { useClock } from "@/hooks/insight/use-clock";
import { succeed } from "@/lib/haptics";
import { formatClock, formatLeft } from "@/lib/insight/clock";
import { type TimerLengths, recordTimed } from "@/lib/insight/intervals";
import * as insightWords from "@/words/insight";

/** Counts down from a time, and says when it is up. */
export function Countdown({ lengths }: { lengths?: TimerLengths }) {
  const { countdownSeconds = 300 } = lengths ?? {};
  const [minutes, setMinutes] = useState(() => String(Math.floor(countdownSeconds / 60)));
  const [seconds, setSeconds] = useState(() => String(countdownSeconds % 60));
  const [message, setMessage] = useState("");
  const clock = useClock();
  const { passed, isRunning, start, pause, reset } = clock;
  const length = (Number(minutes) * 60 + Number(seconds)) * 1_000;
  const left = Math.max(0, length - passed);
  const isOver = length > 0 && left === 0;

  useEffect(() => {
    if (!isOver || !isRunning) return;
    pause();
    succeed();
    recordTimed(insightWords.countdownOf({ time: formatClock(length) }));
  }, [isOver, isRunning, pause, length]);

  function begin() {
    setMessage(length === 0 ? insightWords.setATimeOfAt : "");
    if (isOver) reset();
    if (length > 0) start();
  }

  return (
    <>
      <TimerFace
        time={formatLeft(left)}
        label={isRunning ? insightWords.timeLeft : insightWords.timerReady}
        share={length === 0 ? 0 : left / length}
        isOver={isOver}
      />
      {isOver && <TimerNotice role="alert">{insightWords.timeIsUp}</TimerNotice>}
      <TimerNotice role="status">{message}</TimerNotice>
      <TimerButtons
        clock={clock}
        onStart={begin}
        onReset={() => {
          reset();
          setMessage(insightWords.setToTheBeginning);
        }}
      />
      <Group>
        <LengthInput label={insightWords.minutes} value={minutes} onChange={setMinutes} />
        <LengthInput label={insightWords.seconds} value={seconds} onChange={setSeconds} />
      </Group>
    </>
  );
}
