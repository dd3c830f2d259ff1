import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void): (() => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/** Whether this browser tab is visible. */
export function usePageIsSeen(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
