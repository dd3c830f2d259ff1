import { useEffect, useRef } from "react";

/** Calls a function again and again while `isRunning`. */
export function useInterval(
  callback: () => void,
  { milliseconds, isRunning }: { milliseconds: number; isRunning: boolean },
) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isRunning]);
}
