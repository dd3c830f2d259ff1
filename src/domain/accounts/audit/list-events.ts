import { pageOfSecurityEvents, type SecurityEventRow } from "../../../storage/rows/people/security-events.ts";
import type { Call } from "../../call.ts";

/** A page of an account's security events, newest first; `next` is the cursor of the following page, null on the last. */
export interface EventPage {
  events: Omit<SecurityEventRow, "accountId">[];
  next: string | null;
}

/** Returns at most `limit` security events of the caller's account that are older than the event `before`. */
export async function listEvents(call: Call, { before, limit }: { before: string | null; limit: number }): Promise<EventPage> {
  const { accountId, ctx } = call;
  const rows = await pageOfSecurityEvents(ctx.database, { accountId, before, limit: limit + 1 });
  const events = rows.slice(0, limit).map(({ accountId: _, ...event }) => event);
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
