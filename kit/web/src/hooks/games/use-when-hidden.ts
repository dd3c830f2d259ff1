import { useEffect } from "react";

/** Calls `pause` when the person turns to another tab. */
export function useWhenHidden(pause: () => void) {
  useEffect(() => {
    const look = () => {
      if (document.hidden) pause();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}
