import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
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

/** The account's projects that are not deleted and that match every filter which is not null. */
export interface ProjectFilter {
  accountId: string;
  status: ProjectRow["status"] | null;
  /** Words that the name or the prompt contains, ignoring case. */
  words: string | null;
  /** Keys and values that the metadata contains; none matches every project. */
  metadata: Readonly<Record<string, string>>;
}

/** The position of a project in the list. */
export type ProjectPosition = Pick<ProjectRow, "createdAt" | "id">;

/** A page of the matching projects: newest first, ties by id; `after` null begins at the newest. */
export async function pageOfProjects(
  database: Database,
  filter: ProjectFilter,
  { limit, offset, after }: { limit: number; offset: number; after: ProjectPosition | null },
): Promise<ProjectRow[]> {
  const later = after && sql`(${projects.createdAt}, ${projects.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return database
    .select()
    .from(projects)
    .where(and(matchingProjects(filter), later ?? undefined))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
    .offset(offset);
}

/** The number of the matching projects. */
export async function countProjects(database: Database, filter: ProjectFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(projects).where(matchingProjects(filter));
  return row?.total ?? 0;
}

/** The condition of a filter. Words are matched literally: LIKE wildcards are escaped. */
export function matchingProjects({ accountId, status, words, metadata }: ProjectFilter): SQL | undefined {
  const pattern = `%${(words ?? "").trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    eq(projects.accountId, accountId),
    isNull(projects.deletedAt),
    status === null ? undefined : eq(projects.status, status),
    pattern === "%%" ? undefined : or(ilike(projects.name, pattern), ilike(projects.prompt, pattern)),
    Object.keys(metadata).length === 0 ? undefined : sql`${projects.metadata} @> ${JSON.stringify(metadata)}::jsonb`,
  );
}
