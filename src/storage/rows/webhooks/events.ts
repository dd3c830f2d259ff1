import type { Database } from "../../database.ts";
import { events } from "../../tables/index.ts";

/** Adds an event to the outbox, in the transaction in which it happens. */
export async function insertEvent(database: Database, row: typeof events.$inferInsert): Promise<void> {
  await database.insert(events).values(row);
}
