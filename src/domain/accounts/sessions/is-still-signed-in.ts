import { isSessionOpen } from "../../../storage/rows/sites/site-sessions.ts";
import type { Call } from "../../call.ts";

/** Whether the caller's session is still open: neither expired nor revoked since it was read. */
export async function isStillSignedIn({ ctx, accountId }: Call, { sessionId }: { sessionId: string }): Promise<boolean> {
  return isSessionOpen(ctx.database, { accountId, id: sessionId, now: ctx.clock.now() });
}
