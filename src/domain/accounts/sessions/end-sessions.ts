import { deleteOtherSessions, deleteSession } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent, type SecurityEventType } from "../audit/record-event.ts";
import type { Visitor } from "./visitor.ts";

/** Ends one of the caller's sessions, with the site sessions derived from it. Throws `not_found`. */
export async function endSession(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<void> {
  const ended = await endQuietly(call, { sessionId, visitor, type: "session_ended" });
  if (!ended) throw new ServiceError("not_found", "This session has ended already.", { what: "session" });
}

/** Ends the current session; does nothing if it has already ended. */
export async function signOut(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<void> {
  await endQuietly(call, { sessionId, visitor, type: "signed_out" });
}

/** Ends all of the caller's sessions except the current one, and returns how many. */
export async function endOtherSessions(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<number> {
  const { accountId } = call;
  return inTransaction(call.ctx, async (ctx) => {
    const ended = await deleteOtherSessions(ctx.database, { accountId, keep: sessionId });
    if (ended > 0) await recordEvent(ctx, { accountId, type: "session_ended", facts: { sessions: String(ended) }, visitor });
    return ended;
  });
}

interface Ending {
  sessionId: string;
  visitor: Visitor;
  type: SecurityEventType;
}

async function endQuietly({ ctx, accountId }: Call, { sessionId, visitor, type }: Ending): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const ended = await deleteSession(inner.database, { accountId, id: sessionId });
    if (ended) await recordEvent(inner, { accountId, type, visitor });
    return ended;
  });
}
