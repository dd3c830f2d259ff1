// The names under which sites are found: each project's own, and one that its person chose. A host has one owner, so a
// name is free only while no project has it as either. Who takes a name holds the lock of all names meanwhile.
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects } from "../../tables/index.ts";

const NAMES_LOCK = 4_242_701;

/** Holds all names until the transaction ends: of two who take the same, one finds it taken. */
export async function lockSiteNames(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);
}

/** Whether another project than this one has the name. Names have no account: they are the addresses that everybody sees. */
export async function isNameTaken(database: Database, { name, projectId }: { name: string; projectId: string }): Promise<boolean> {
  const [row] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(ne(projects.id, projectId), or(eq(projects.siteName, name), eq(projects.customSubdomain, name))))
    .limit(1);
  return row !== undefined;
}
