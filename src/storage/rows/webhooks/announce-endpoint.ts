import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { CHANGES_CHANNEL } from "../operations.ts";

/** Announces to watchers of an endpoint that it or one of its deliveries changed, when the caller's transaction commits. */
export async function announceEndpoint(database: Database, endpointId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${endpointId})`);
}
