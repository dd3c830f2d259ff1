import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { events } from "../../tables/index.ts";

/** An event as it is stored. */
type EventRow = typeof events.$inferSelect;

/** The account's events that match every filter which is not null; `before` is the id of the event that the page continues from. */
export interface EventFilter {
  accountId: string;
  type: string | null;
  projectId: string | null;
  before: string | null;
  limit: number;
}

/** A page of an account's events, newest first. Ids start with their timestamp, so they order the events. */
export async function pageOfEvents(database: Database, { accountId, type, projectId, before, limit }: EventFilter): Promise<EventRow[]> {
  const wanted: (SQL | undefined)[] = [
    eq(events.accountId, accountId),
    type === null ? undefined : eq(events.type, type),
    projectId === null ? undefined : sql`${events.payload} ->> 'projectId' = ${projectId}`,
    before === null ? undefined : lt(events.id, before),
  ];
  return database
    .select()
    .from(events)
    .where(and(...wanted))
    .orderBy(desc(events.id))
    .limit(limit);
}
