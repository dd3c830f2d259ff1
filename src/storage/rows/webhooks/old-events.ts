import { inArray, lt, sql } from "drizzle-orm";
import { firstIdOf } from "../../../lib/ids.ts";
import type { Database } from "../../database.ts";
import { events } from "../../tables/index.ts";

/** Deletes up to `limit` events written before a moment, oldest first, with their deliveries and attempts; returns how many. */
export async function deleteOldEvents(database: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  // Ids start with their timestamp, so the primary key finds the oldest.
  const old = database
    .select({ id: events.id })
    .from(events)
    .where(lt(events.id, firstIdOf(before)))
    .orderBy(sql`${events.id} asc`)
    .limit(limit);
  const gone = await database.delete(events).where(inArray(events.id, old)).returning({ id: events.id });
  return gone.length;
}
