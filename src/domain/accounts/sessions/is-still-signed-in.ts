import { isSessionOpen } from "../../../storage/rows/sites/site-sessions.ts";
import type { Call } from "../../call.ts";

/** Whether the caller's session has neither ended nor been revoked since they came. */
export async function isStillSignedIn({ ground, accountId }: Call, { sessionId }: { sessionId: string }): Promise<boolean> {
  return isSessionOpen(ground.database, { accountId, id: sessionId, now: ground.clock.now() });
}
