import { and, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { operationStages } from "../tables/index.ts";

/** A stage's saved result. */
export type StageRow = typeof operationStages.$inferSelect;

/** Saves a stage's result. The same stage of the same round is saved once; a second time is a fault of ours, and throws. */
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
