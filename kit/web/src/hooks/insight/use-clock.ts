import { useEffect, useState } from "react";

/** A clock that can be paused. `passed` is in milliseconds; it is read from the time of day, so nothing is lost while the page sleeps. */
export function useClock() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt]);

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
