import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations, projects } from "../../tables/index.ts";

/** The ids of the account's running or waiting builds, in project order, which is the order to lock them in. */
export async function listUnfinishedBuilds(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.accountId, accountId), inArray(operations.status, ["running", "waiting"])))
    .orderBy(asc(operations.projectId));
  return rows.map(({ id }) => id);
}

/** The start times of the account's edits and restores since a moment that failed or were stopped, latest first, at most `limit`. */
export async function listFailedTasks(
  database: Database,
  { accountId, since, limit }: { accountId: string; since: Date; limit: number },
): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: operations.createdAt })
    .from(operations)
    .where(
      and(
        eq(operations.accountId, accountId),
        eq(operations.status, "failed"),
        inArray(operations.kind, ["edit", "restore"]),
        gt(operations.createdAt, since),
      ),
    )
    .orderBy(desc(operations.createdAt))
    .limit(limit);
  return rows.map(({ createdAt }) => createdAt);
}

/** Locks all of the account's projects until the transaction ends, before the account's own row, in the lock order of all build changes. */
export async function lockProjects(database: Database, accountId: string): Promise<void> {
  await database
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projects.id))
    .for("update");
}
