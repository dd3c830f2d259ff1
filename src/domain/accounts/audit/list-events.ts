import { pageOfSecurityEvents, type SecurityEventRow } from "../../../storage/rows/people/security-events.ts";
import type { Call } from "../../call.ts";

/** A page of an account's security events, newest first; `next` is where the following page begins, null at the end. */
export interface EventPage {
  events: Omit<SecurityEventRow, "accountId">[];
  next: string | null;
}

/** What happened to the security of the caller's account: at most `limit` events, those before the event `before`. */
export async function listEvents(call: Call, { before, limit }: { before: string | null; limit: number }): Promise<EventPage> {
  const { accountId, ground } = call;
  const rows = await pageOfSecurityEvents(ground.database, { accountId, before, limit: limit + 1 });
  const events = rows.slice(0, limit).map(({ accountId: _, ...event }) => event);
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
