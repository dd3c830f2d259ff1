import { useState } from "react";
import { useBeat } from "./use-beat";

/** Counts the seconds while it is running. */
export function useClock(isRunning: boolean): { seconds: number; reset: () => void } {
  const [seconds, setSeconds] = useState(0);
  useBeat(isRunning ? 1000 : null, () => setSeconds((now) => now + 1));
  return { seconds, reset: () => setSeconds(0) };
}
