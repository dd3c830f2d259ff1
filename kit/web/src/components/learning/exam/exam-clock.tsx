import { useEffect, useRef, useState } from "react";
import { formatLeft } from "@/lib/insight/clock";
import { cn } from "@/lib/utils";

/** Counts down from a time at which something began, and tells when the time is up. */
export function ExamClock({
  startedAt,
  minutes,
  onEnd,
}: {
  startedAt: number;
  minutes: number;
  onEnd: () => void;
}) {
  const [now, setNow] = useState(startedAt);
  const end = useRef(onEnd);
  const left = Math.max(0, startedAt + minutes * 60_000 - now);

  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end.current();
  }, [left]);

  return (
    <p
      role="timer"
      aria-label="Time left"
      className={cn(
        "font-heading text-lg font-semibold tabular-nums",
        left < 60_000 && "text-destructive",
      )}
    >
      {formatLeft(left)}
    </p>
  );
}
