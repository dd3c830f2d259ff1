import { and, desc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { operations } from "../tables/index.ts";
import { runPrepared } from "../statements/run-prepared.ts";

/** A build as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** The channel that announces changes; the payload is the id of the changed operation, project or webhook endpoint. */
export const CHANGES_CHANNEL = "atelier_changes";

/** Announces, on commit, that an operation and its project have changed. A hint only: the row's `revision` is authoritative. */
export async function notifyChange(database: Database, operationId: string): Promise<void> {
  await database.execute(
    sql`select pg_notify(${CHANGES_CHANNEL}, id::text), pg_notify(${CHANGES_CHANNEL}, project_id::text) from operations where id = ${operationId}`,
  );
}

/** Announces, on commit, that a project has changed. A hint only. */
export async function notifyProject(database: Database, projectId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${projectId})`);
}

/** Adds a build and returns it. Its `(accountId, requestId)` must be new. */
export async function insertOperation(database: Database, row: typeof operations.$inferInsert): Promise<OperationRow> {
  const [inserted] = await database.insert(operations).values(row).returning();
  if (inserted === undefined) throw new Error("the database returned no row for an inserted operation");
  return inserted;
}

/** An earlier request of an account under its own id: the build it started, or the build its message went to, with the message's text. */
export interface AskedBefore {
  operation: OperationRow;
  /** Null if the id started the build. */
  text: string | null;
}

const columns = Object.entries(getTableColumns(operations)).map(([name, column]) => `operations.${column.name} as "${name}"`);

const ASKED = `
  select ${columns.join(", ")}, null::text as text from operations where account_id = $1 and request_id = $2
  union all
  select ${columns.join(", ")}, messages.text from messages join operations on operations.id = messages.operation_id
  where messages.id = $3 and operations.account_id = $1`;

/** The earlier request under a request id, or as the message with this id; null if there is none. */
export async function findAsked(
  database: Database,
  { accountId, requestId, messageId }: { accountId: string; requestId: string; messageId: string },
): Promise<AskedBefore | null> {
  const values = [accountId, requestId, messageId];
  const [row] = await runPrepared<OperationRow & { text: string | null }>(database, { name: "find_asked", text: ASKED, values });
  if (row === undefined) return null;
  const { text, ...operation } = row;
  return { operation, text };
}

/** The build with this id; null if there is none. */
export async function findOperationById(database: Database, operationId: string): Promise<OperationRow | null> {
  const [row] = await database.select().from(operations).where(eq(operations.id, operationId));
  return row ?? null;
}

/** The project's running or waiting build; null if there is none. */
export async function findUnfinishedOperation(database: Database, projectId: string): Promise<OperationRow | null> {
  const [row] = await database
    .select()
    .from(operations)
    .where(and(eq(operations.projectId, projectId), inArray(operations.status, ["running", "waiting"])))
    .orderBy(desc(operations.createdAt))
    .limit(1);
  return row ?? null;
}

/** Builds that have waited for an answer since this moment or longer, longest wait first. */
export async function listWaitingSince(database: Database, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  const rows = await database
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.status, "waiting"), lte(operations.updatedAt, since)))
    .orderBy(operations.updatedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether the build is running, and under this attempt. */
export async function holdsClaim(database: Database, claim: { operationId: string; attempt: number }): Promise<boolean> {
  const { operationId, attempt } = claim;
  const [row] = await database
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.id, operationId), eq(operations.attempt, attempt), eq(operations.status, "running")));
  return row !== undefined;
}
