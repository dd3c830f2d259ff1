import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations } from "../../tables/index.ts";
import type { OperationRow } from "../operations.ts";

/** The latest delivered builds of this installation with a model, of one kind, at most `limit`. */
export interface PastBuilds {
  model: string;
  kind: OperationRow["kind"];
  limit: number;
}

/** How many milliseconds these builds took, without the time in which they waited for an answer, in no particular order. */
export async function readPastDurations(database: Database, { model, kind, limit }: PastBuilds): Promise<number[]> {
  const took = sql<number>`(extract(epoch from ${operations.finishedAt} - ${operations.createdAt}) * 1000 - ${operations.waitedMilliseconds})::float8`;
  const rows = await database
    .select({ took })
    .from(operations)
    .where(
      and(
        eq(operations.model, model),
        eq(operations.kind, kind),
        eq(operations.status, "done"),
        isNotNull(operations.version),
        isNotNull(operations.finishedAt),
      ),
    )
    .orderBy(desc(operations.createdAt))
    .limit(limit);
  return rows.map((row) => row.took);
}
