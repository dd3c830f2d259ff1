import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { modelCalls, operations } from "../../tables/index.ts";

/** A call in the journal. */
export type ModelCallRow = typeof modelCalls.$inferSelect;

/** The key of a call in the journal. */
export type ModelCallKey = Pick<ModelCallRow, "operationId" | "round" | "name">;

const at = ({ operationId, round, name }: ModelCallKey) =>
  and(eq(modelCalls.operationId, operationId), eq(modelCalls.round, round), eq(modelCalls.name, name));

/** Returns a call of the journal; null if it was never begun. */
export async function findModelCall(database: Database, key: ModelCallKey): Promise<ModelCallRow | null> {
  const [row] = await database.select().from(modelCalls).where(at(key));
  return row ?? null;
}

/** Records a call before it is made. One that was begun before without a usable answer is restarted. */
export async function beginModelCall(database: Database, row: typeof modelCalls.$inferInsert): Promise<void> {
  const { model, requestHash, kept = null, startedAt } = row;
  await database
    .insert(modelCalls)
    .values(row)
    .onConflictDoUpdate({
      target: [modelCalls.operationId, modelCalls.round, modelCalls.name],
      set: { model, requestHash, kept, startedAt, answer: null, endedAt: null },
    });
}

/** Records how a call ended. Its cost is added to that of earlier attempts of the same call. */
export async function endModelCall(
  database: Database,
  key: ModelCallKey,
  end: Pick<ModelCallRow, "answer" | "inputTokens" | "cachedInputTokens" | "outputTokens" | "microCredits" | "microDollars"> & {
    endedAt: Date;
  },
): Promise<void> {
  await database
    .update(modelCalls)
    .set({
      answer: end.answer,
      endedAt: end.endedAt,
      inputTokens: sql`${modelCalls.inputTokens} + ${end.inputTokens}`,
      cachedInputTokens: sql`${modelCalls.cachedInputTokens} + ${end.cachedInputTokens}`,
      outputTokens: sql`${modelCalls.outputTokens} + ${end.outputTokens}`,
      microCredits: sql`${modelCalls.microCredits} + ${end.microCredits}`,
      microDollars: sql`${modelCalls.microDollars} + ${end.microDollars}`,
    })
    .where(at(key));
}

/** The cost of a build's calls so far, in millionths of a credit; `without` excludes calls whose names have this prefix. */
export async function sumModelCalls(database: Database, operationId: string, { without }: { without?: string } = {}): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${modelCalls.microCredits}), 0)::float8` })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.operationId, operationId),
        without === undefined ? undefined : sql`not starts_with(${modelCalls.name}, ${without})`,
      ),
    );
  return row?.sum ?? 0;
}

/** What the calls of each of a project's operations cost, by operation, in millionths of a US dollar. */
export async function sumDollarsOfProject(database: Database, projectId: string): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: modelCalls.operationId, sum: sql<number>`sum(${modelCalls.microDollars})::float8` })
    .from(modelCalls)
    .innerJoin(operations, eq(operations.id, modelCalls.operationId))
    .where(eq(operations.projectId, projectId))
    .groupBy(modelCalls.operationId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}
