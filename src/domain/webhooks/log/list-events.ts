import { readUuid } from "../../../lib/ids.ts";
import { type EventFilter, pageOfEvents } from "../../../storage/rows/webhooks/page-of-events.ts";
import { type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** Which events of the account to list; null filters match all of them. `before` is the `next` of the page before. */
export type ListEvents = Omit<EventFilter, "accountId">;

/** A page of events, newest first; `next` is the cursor of the following page, null on the last. */
export interface EventPage {
  events: { id: string; type: string; payload: Record<string, unknown>; sequence: number | null; createdAt: Date }[];
  next: string | null;
}

/**
 * Lists what happened on the caller's account in the last thirty days, whether or not an endpoint subscribes to it. Throws
 * `invalid_input` for a cursor that is none.
 */
export async function listEvents(call: Call, { limit, before, ...filters }: ListEvents): Promise<EventPage> {
  requireScope(call, "webhooks:read");
  const { accountId, ctx } = call;
  const from = before === null ? null : readUuid(before);
  if (before !== null && from === null) {
    const message = "cursor is not the nextCursor of a page: send it as it was received, or leave it out for the first page.";
    throw new ServiceError("invalid_input", message, { field: "cursor" });
  }
  const rows = await pageOfEvents(ctx.database, { ...filters, accountId, before: from, limit: limit + 1 });
  const events = rows.slice(0, limit).map(({ id, type, payload, sequence, createdAt }) => ({ id, type, payload, sequence, createdAt }));
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
