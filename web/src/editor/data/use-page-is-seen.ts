import { useSyncExternalStore } from "react";

const subscribe = (tell: () => void): (() => void) => {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
};

/** Whether this tab of the browser is in front. */
export function usePageIsSeen(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
