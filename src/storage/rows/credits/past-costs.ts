import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { modelCalls, operations } from "../../tables/index.ts";
import type { OperationRow } from "../operations.ts";

/** The latest delivered builds of this installation with a model, of one kind, at most `limit`. */
export interface PastCosts {
  model: string;
  kind: OperationRow["kind"];
  limit: number;
}

/** What the model calls of these builds cost, in millionths of a credit, in no particular order. Builds without calls are left out. */
export async function readPastCosts(database: Database, { model, kind, limit }: PastCosts): Promise<number[]> {
  const builds = database
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.model, model), eq(operations.kind, kind), eq(operations.status, "done"), isNotNull(operations.version)))
    .orderBy(desc(operations.createdAt))
    .limit(limit)
    .as("builds");
  const rows = await database
    .select({ cost: sql<number>`sum(${modelCalls.microCredits})::float8` })
    .from(builds)
    .innerJoin(modelCalls, eq(modelCalls.operationId, builds.id))
    .groupBy(builds.id);
  return rows.map(({ cost }) => cost);
}
