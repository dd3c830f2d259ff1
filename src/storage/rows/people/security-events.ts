import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { securityEvents } from "../../tables/index.ts";

/** A security event of an account, as it is stored. */
export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Adds an event. */
export async function insertSecurityEvent(database: Database, row: SecurityEventRow): Promise<void> {
  await database.insert(securityEvents).values(row);
}

/** Deletes the events before a moment, of all accounts. */
export async function deleteSecurityEvents(database: Database, before: Date): Promise<void> {
  await database.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}

/** A page of the account's events, newest first: those older than the event `before`, which must be the account's own. */
export async function pageOfSecurityEvents(
  database: Database,
  { accountId, before, limit }: { accountId: string; before: string | null; limit: number },
): Promise<SecurityEventRow[]> {
  const last = database
    .select({ createdAt: securityEvents.createdAt, id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), eq(securityEvents.id, before ?? accountId)));
  return database
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.accountId, accountId),
        before === null ? undefined : sql`(${securityEvents.createdAt}, ${securityEvents.id}) < (${last})`,
      ),
    )
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit);
}
