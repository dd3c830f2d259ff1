import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations, projects } from "../../tables/index.ts";

/** The ids of the account's builds that run or wait, in the order of their projects, in which they may be locked one after the other. */
export async function listUnfinishedBuilds(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.accountId, accountId), inArray(operations.status, ["running", "waiting"])))
    .orderBy(asc(operations.projectId));
  return rows.map(({ id }) => id);
}

/** Locks all of the account's projects until the transaction ends, before the account's own row, as everything that changes a build does. */
export async function lockProjects(database: Database, accountId: string): Promise<void> {
  await database
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projects.id))
    .for("update");
}
