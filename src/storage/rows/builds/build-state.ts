// The rows that a build changes: its operation, its project, and the saved results of its stages. Every change of a
// build locks the project first, then the operation, then (if credits move) the account, which prevents deadlocks.
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations, operationStages, projects } from "../../tables/index.ts";
import { notifyChange, notifyProject, type OperationRow } from "../operations.ts";

/** A build whose rows are locked until the transaction ends. */
export interface LockedBuild {
  operation: OperationRow;
  project: typeof projects.$inferSelect;
}

/** Locks and reads a build; null if it no longer exists. */
export async function lockBuild(database: Database, operationId: string): Promise<LockedBuild | null> {
  const projectId = database.select({ id: operations.projectId }).from(operations).where(eq(operations.id, operationId));
  const [project] = await database.select().from(projects).where(eq(projects.id, projectId)).for("no key update");
  const [operation] = await database.select().from(operations).where(eq(operations.id, operationId)).for("no key update");
  return project && operation ? { operation, project } : null;
}

/** Updates a build's operation, increments its revision, and announces it on commit. */
export async function writeOperation(
  database: Database,
  operationId: string,
  changes: Partial<typeof operations.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await database
    .update(operations)
    .set({ ...changes, revision: sql`${operations.revision} + 1` })
    .where(eq(operations.id, operationId));
  await notifyChange(database, operationId);
}

/** Updates a project, and announces it on commit. */
export async function writeProject(
  database: Database,
  projectId: string,
  changes: Partial<typeof projects.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await database.update(projects).set(changes).where(eq(projects.id, projectId));
  await notifyProject(database, projectId);
}

/** The saved result of a stage. */
export type StageRow = typeof operationStages.$inferSelect;

/** Saves a stage's result. A second save of the same stage and round is a bug, and throws. */
export async function insertStage(database: Database, row: typeof operationStages.$inferInsert): Promise<void> {
  await database.insert(operationStages).values(row);
}

/** The saved results of one round of a build. */
export async function listStages(database: Database, key: { operationId: string; round: number }): Promise<StageRow[]> {
  return database
    .select()
    .from(operationStages)
    .where(and(eq(operationStages.operationId, key.operationId), eq(operationStages.round, key.round)));
}
