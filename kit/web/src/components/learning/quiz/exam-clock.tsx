import { useEffect, useRef, useState } from "react";
import { useInterval } from "@/hooks/use-interval";
import { formatLeft } from "@/lib/insight/clock";
import { cn } from "@/lib/utils";

/** Counts down from the moment at which it is first shown, and tells once when the time is up. */
export function ExamClock({ minutes, onEnd }: { minutes: number; onEnd: () => void }) {
  const [end] = useState(() => Date.now() + minutes * 60_000);
  const [left, setLeft] = useState(minutes * 60_000);
  const isUp = left === 0;
  const latest = useRef(onEnd);

  useInterval(() => setLeft(Math.max(0, end - Date.now())), {
    milliseconds: 500,
    isRunning: !isUp,
  });
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isUp) latest.current();
  }, [isUp]);

  return (
    <p
      role="timer"
      className={cn(
        "font-heading text-lg font-semibold tabular-nums",
        left < 60_000 && "text-destructive",
      )}
    >
      Time left: {formatLeft(left)}
    </p>
  );
}
