import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { operations } from "../tables/index.ts";
import { runPrepared } from "../statements/run-prepared.ts";

/** A build as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** The channel on which changes are announced; the payload is the id of the operation, or of the project, that has changed. */
export const CHANGES_CHANNEL = "atelier_changes";

/** Announces, when the transaction commits, that an operation has changed, and with it its project. A hint only: `revision` in the row is the truth. */
export async function notifyChange(database: Database, operationId: string): Promise<void> {
  await database.execute(
    sql`select pg_notify(${CHANGES_CHANNEL}, id::text), pg_notify(${CHANGES_CHANNEL}, project_id::text) from operations where id = ${operationId}`,
  );
}

/** Announces, when the transaction commits, that a project has changed. A hint only. */
export async function notifyProject(database: Database, projectId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${projectId})`);
}

/** Adds a build and returns it. Its `(accountId, requestId)` must be new. */
export async function insertOperation(database: Database, row: typeof operations.$inferInsert): Promise<OperationRow> {
  const [inserted] = await database.insert(operations).values(row).returning();
  if (inserted === undefined) throw new Error("the database returned no row for an inserted operation");
  return inserted;
}

/** What an account asked for under an id of its own: the build that began under it, or the build that a message with this id went to, with what the message said. */
export interface AskedBefore {
  operation: OperationRow;
  /** Null when the id began the build. */
  text: string | null;
}

const columns = Object.entries(getTableColumns(operations)).map(([name, column]) => `operations.${column.name} as "${name}"`);

const ASKED = `
  select ${columns.join(", ")}, null::text as text from operations where account_id = $1 and request_id = $2
  union all
  select ${columns.join(", ")}, messages.text from messages join operations on operations.id = messages.operation_id
  where messages.id = $3 and operations.account_id = $1`;

/** What was asked for before under a request id, or as the message with this id; null when nothing was. */
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

/** The build with this id; null when there is none. */
export async function findOperationById(database: Database, operationId: string): Promise<OperationRow | null> {
  const [row] = await database.select().from(operations).where(eq(operations.id, operationId));
  return row ?? null;
}

/** The project's build that runs or waits; null when none does. */
export async function findUnfinishedOperation(database: Database, projectId: string): Promise<OperationRow | null> {
  const [row] = await database
    .select()
    .from(operations)
    .where(and(eq(operations.projectId, projectId), inArray(operations.status, ["running", "waiting"])))
    .orderBy(desc(operations.createdAt))
    .limit(1);
  return row ?? null;
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
