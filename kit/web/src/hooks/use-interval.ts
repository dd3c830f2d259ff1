import { useEffect, useRef } from "react";

/** Calls `callback` again and again, `milliseconds` apart; null stops it. */
export function useInterval(milliseconds: number | null, callback: () => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
