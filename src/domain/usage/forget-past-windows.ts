import { deletePastWindows } from "../../storage/rows/usage/past-windows.ts";
import type { AppContext } from "../call.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const WINDOWS_AT_ONCE = 1_000;

/**
 * Deletes rate windows that ended over a day ago, and returns how many. They no longer count; this keeps the table
 * small. Stops early on abort.
 */
export async function forgetPastWindows({ database, clock }: AppContext, signal: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  let forgotten = 0;
  while (!signal.aborted) {
    const deleted = await deletePastWindows(database, { before, limit: WINDOWS_AT_ONCE });
    forgotten += deleted;
    if (deleted < WINDOWS_AT_ONCE) break;
  }
  return forgotten;
}
