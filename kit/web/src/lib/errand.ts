// Why somebody is led to log in, and where they go on afterwards: it travels with the address, not in it.
import { isSavedObject, readText } from "./saved";

/** What somebody was about to do before they log in. */
export interface Errand {
  /** What the page of the forms says: "Log in to apply." */
  reason: string;
  /** The address that they come from. */
  back: string;
}

/** The errand in the state of a location; null where there is none. */
export function readErrand(state: unknown): Errand | null {
  const saved = isSavedObject(state) && isSavedObject(state["errand"]) ? state["errand"] : null;
  const back = readText(saved?.["back"]);
  return back.startsWith("/") ? { reason: readText(saved?.["reason"]), back } : null;
}
