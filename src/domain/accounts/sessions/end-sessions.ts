import { deleteOtherSessions, deleteSession } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent, type SecurityEventType } from "../audit/record-event.ts";
import type { Visitor } from "./visitor.ts";

/** Ends one of the caller's sessions, with the site sessions that came from it. Refuses with `not_found`. */
export async function endSession(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<void> {
  const ended = await endQuietly(call, { sessionId, visitor, type: "session_ended" });
  if (!ended) throw new ServiceError("not_found", "This session has ended already.", { what: "session" });
}

/** Ends the session of the browser that asks; nothing happens when it has ended already. */
export async function signOut(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<void> {
  await endQuietly(call, { sessionId, visitor, type: "signed_out" });
}

/** Ends all of the caller's sessions but the one that asks, and says how many. */
export async function endOtherSessions(call: Call, { sessionId, visitor }: { sessionId: string; visitor: Visitor }): Promise<number> {
  const { accountId } = call;
  return inTransaction(call.ground, async (ground) => {
    const ended = await deleteOtherSessions(ground.database, { accountId, keep: sessionId });
    if (ended > 0) await recordEvent(ground, { accountId, type: "session_ended", facts: { sessions: String(ended) }, visitor });
    return ended;
  });
}

interface Ending {
  sessionId: string;
  visitor: Visitor;
  type: SecurityEventType;
}

async function endQuietly({ ground, accountId }: Call, { sessionId, visitor, type }: Ending): Promise<boolean> {
  return inTransaction(ground, async (inner) => {
    const ended = await deleteSession(inner.database, { accountId, id: sessionId });
    if (ended) await recordEvent(inner, { accountId, type, visitor });
    return ended;
  });
}
