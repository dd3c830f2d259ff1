import { useEffect, useRef } from "react";

const LONGEST_SECONDS = 0.05;

/** Calls `draw` before each frame with the seconds since the last one, at most a twentieth. */
export function useFrames(isRunning: boolean, draw: (seconds: number) => void) {
  const latest = useRef(draw);

  useEffect(() => {
    latest.current = draw;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    let before: number | null = null;
    let frame = 0;
    const next = (now: number) => {
      if (before !== null) latest.current(Math.min((now - before) / 1000, LONGEST_SECONDS));
      before = now;
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}
