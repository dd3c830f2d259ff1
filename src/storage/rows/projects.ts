import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { projects } from "../tables/index.ts";

/** A project as it is stored. */
export type ProjectRow = typeof projects.$inferSelect;

/** Identifies a project, and the account it must belong to. */
export interface ProjectKey {
  accountId: string;
  projectId: string;
}

const current = (key: ProjectKey) => and(eq(projects.id, key.projectId), eq(projects.accountId, key.accountId), isNull(projects.deletedAt));

/** The account's project; null if it does not exist, is deleted, or is another account's. */
export async function findProject(database: Database, key: ProjectKey): Promise<ProjectRow | null> {
  const [row] = await database.select().from(projects).where(current(key));
  return row ?? null;
}

/** The project of a build, also after its deletion: the row stays as long as its builds do. */
export async function findProjectOfOperation(database: Database, operation: ProjectKey): Promise<ProjectRow> {
  const { projectId, accountId } = operation;
  const [row] = await database
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.accountId, accountId)));
  if (row === undefined) throw new Error(`the project ${projectId} of a build is missing`);
  return row;
}

/** As `findProject`, and locks the row until the transaction ends. */
export async function lockProject(database: Database, key: ProjectKey): Promise<ProjectRow | null> {
  const [row] = await database.select().from(projects).where(current(key)).for("no key update");
  return row ?? null;
}

/** A page of the account's projects that are not deleted: newest first, ties by id. */
export async function pageOfProjects(
  database: Database,
  page: { accountId: string; limit: number; offset: number },
): Promise<ProjectRow[]> {
  return database
    .select()
    .from(projects)
    .where(and(eq(projects.accountId, page.accountId), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** The number of the account's projects that are not deleted. */
export async function countProjects(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), isNull(projects.deletedAt)));
  return row?.total ?? 0;
}
