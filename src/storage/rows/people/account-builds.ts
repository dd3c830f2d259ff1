import { and, asc, count, desc, eq, gt, inArray, ne } from "drizzle-orm";
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

/** The number of builds that the account ever started. */
export async function countOperations(database: Database, accountId: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(operations).where(eq(operations.accountId, accountId));
  return row?.total ?? 0;
}

/** The number of builds that run or wait for a worker, of all accounts but this one. */
export async function countRunningBeside(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(operations)
    .where(and(ne(operations.accountId, accountId), eq(operations.status, "running")));
  return row?.total ?? 0;
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
