import { useState } from "react";
import { useInterval } from "@/hooks/use-interval";

/** A clock that can be paused. `passed` is in milliseconds; it is read from the time of day, so nothing is lost while the page sleeps. */
export function useClock() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(0);

  useInterval(startedAt === null ? null : 100, () => setNow(Date.now()));

  const passed = before + (startedAt === null ? 0 : Math.max(0, now - startedAt));
  return {
    passed,
    isRunning: startedAt !== null,
    start: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    pause: () => {
      setBefore(passed);
      setStartedAt(null);
    },
    reset: () => {
      setBefore(0);
      setStartedAt(null);
    },
  };
}
