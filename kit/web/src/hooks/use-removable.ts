import { useSyncExternalStore } from "react";
import { session } from "@/lib/session";

/** Whether whoever opens the app may take back what somebody wrote: whoever wrote it, by their account or without one in this browser, and those whom `isKeeper` names. */
export function useRemovable(isKeeper?: () => boolean): (written: { by: string }) => boolean {
  const me = useSyncExternalStore(session.subscribe, session.get);
  return ({ by }) => by === me || isKeeper?.() === true;
}
