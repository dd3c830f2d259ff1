import { useSyncExternalStore } from "react";

const subscribe = (tell: () => void): (() => void) => {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
};

/** Whether this browser tab is visible. */
export function usePageIsSeen(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
