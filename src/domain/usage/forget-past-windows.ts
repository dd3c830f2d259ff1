import { deletePastWindows } from "../../storage/rows/keys/past-windows.ts";
import type { Ground } from "../call.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const WINDOWS_AT_ONCE = 1_000;

/** Deletes the rate windows that ended more than a day ago, and says how many. They count nothing any more; this keeps the table small. Ends early at the signal. */
export async function forgetPastWindows({ database, clock }: Ground, signal: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  let forgotten = 0;
  while (!signal.aborted) {
    const deleted = await deletePastWindows(database, { before, limit: WINDOWS_AT_ONCE });
    forgotten += deleted;
    if (deleted < WINDOWS_AT_ONCE) break;
  }
  return forgotten;
}
