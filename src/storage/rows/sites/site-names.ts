// The names of sites: each project's own, and one chosen by its user. A name has one owner, so it is free only while no
// project has it as either. Taking a name requires the lock on all names.
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects } from "../../tables/index.ts";

const NAMES_LOCK = 4_242_701;

/** Locks all names until the transaction ends: of two concurrent takers of a name, one finds it taken. */
export async function lockSiteNames(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);
}

/** Whether another project than this one has the name. Names are public addresses, so no account is required. */
export async function isNameTaken(database: Database, { name, projectId }: { name: string; projectId: string }): Promise<boolean> {
  const [row] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(ne(projects.id, projectId), or(eq(projects.siteName, name), eq(projects.customSubdomain, name))))
    .limit(1);
  return row !== undefined;
}
