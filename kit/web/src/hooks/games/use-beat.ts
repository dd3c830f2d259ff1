import { useEffect, useRef } from "react";

/** Calls `beat` again and again, `milliseconds` apart; null stops it. */
export function useBeat(milliseconds: number | null, beat: () => void) {
  const latest = useRef(beat);

  useEffect(() => {
    latest.current = beat;
  });

  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = window.setInterval(() => latest.current(), milliseconds);
    return () => window.clearInterval(timer);
  }, [milliseconds]);
}
