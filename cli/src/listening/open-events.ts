// The events that happened since the last look, oldest first. Two transactions may end in another order than they began,
// so that an event can appear behind one that was seen already: each look goes back further than the one before.
import type { Atelier, AtelierEvent, ListEvents } from "@atelier/sdk";

const OVERLAP_MILLISECONDS = 60_000;

/** Reads what is new; each event is returned once. After a failed read, the next one returns what the failed one would have. */
export type ReadNewEvents = (options: { signal: AbortSignal }) => Promise<AtelierEvent[]>;

/** Begins now: what happened before is not returned. */
export async function openEvents(
  client: Atelier,
  filter: Pick<ListEvents, "projectId">,
  options: { signal: AbortSignal },
): Promise<ReadNewEvents> {
  const { data, response } = await client.webhookEndpoints.events({ ...filter, limit: 100 }, options).withResponse();
  // The service's clock, since this machine's may be another one.
  const now = Date.parse(response.headers.get("date") ?? "");
  const begun = Number.isNaN(now) ? Date.now() : now;
  const seen = new Map(data.events.map(({ id, createdAt }) => [id, Date.parse(createdAt)]));
  let floor = begun - OVERLAP_MILLISECONDS;
  return async (request) => {
    const found: AtelierEvent[] = [];
    for await (const event of client.webhookEndpoints.events(filter, request)) {
      const happened = Date.parse(event.createdAt);
      if (happened < floor) break;
      if (!seen.has(event.id)) found.push(event);
    }
    for (const { id, createdAt } of found) seen.set(id, Date.parse(createdAt));
    floor = Math.max(floor, ...[...seen.values()].map((happened) => happened - OVERLAP_MILLISECONDS));
    for (const [id, happened] of seen) if (happened < floor) seen.delete(id);
    return found.reverse();
  };
}
