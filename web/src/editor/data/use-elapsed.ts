import { useEffect, useState } from "react";

const SECOND_MILLISECONDS = 1_000;

/** The milliseconds since a time, updated every second. */
export function useElapsed(since: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - Date.parse(since));
}
