import { deleteOldEvents } from "../../../storage/rows/webhooks/old-events.ts";
import type { AppContext } from "../../call.ts";

const KEPT_MILLISECONDS = 30 * 86_400_000;
const EVENTS_AT_ONCE = 1_000;

/** Deletes events older than thirty days with their deliveries and attempts, and returns how many. Stops early on abort. */
export async function forgetOldEvents({ database, clock }: AppContext, signal: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MILLISECONDS);
  let forgotten = 0;
  for (;;) {
    const gone = await deleteOldEvents(database, { before, limit: EVENTS_AT_ONCE });
    forgotten += gone;
    if (gone < EVENTS_AT_ONCE || signal.aborted) return forgotten;
  }
}
