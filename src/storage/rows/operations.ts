import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { operations } from "../tables/index.ts";

/** A build as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** The channel on which changed operations are announced; the payload is the operation's id. */
export const CHANGES_CHANNEL = "atelier_changes";

/** Announces, when the transaction commits, that an operation has changed. A hint only: `revision` in the row is the truth. */
export async function notifyChange(database: Database, operationId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${operationId})`);
}

/** Adds a build. Its `(accountId, requestId)` must be new. */
export async function insertOperation(database: Database, row: typeof operations.$inferInsert): Promise<void> {
  await database.insert(operations).values(row);
}

/** The account's build under this request id, also of a deleted project; null when there is none. */
export async function findOperation(database: Database, key: { accountId: string; requestId: string }): Promise<OperationRow | null> {
  const [row] = await database
    .select()
    .from(operations)
    .where(and(eq(operations.accountId, key.accountId), eq(operations.requestId, key.requestId)));
  return row ?? null;
}

/** The present revision of each of these operations, by id. */
export async function readRevisions(database: Database, operationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: operations.id, revision: operations.revision })
    .from(operations)
    .where(inArray(operations.id, [...operationIds]));
  return new Map(rows.map((row) => [row.id, row.revision]));
}
