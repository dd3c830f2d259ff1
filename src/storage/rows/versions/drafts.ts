import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { drafts, type Manifest, operations, projects } from "../../tables/index.ts";

/** A draft as it is stored. */
export type DraftRow = typeof drafts.$inferSelect;

/** Stores a build's draft, in place of its earlier one. A null `site` keeps the site of the earlier one. */
export async function writeDraft(database: Database, row: typeof drafts.$inferInsert): Promise<void> {
  const { works, missing, source, site, plan, kept, updatedAt } = row;
  await database
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: drafts.operationId,
      set: { works, missing, source, plan, kept, updatedAt, ...(site && { site }) },
    });
}

/** The draft of a build; null if it has none. */
export async function findDraftOf(database: Database, operationId: string): Promise<DraftRow | null> {
  const [row] = await database.select().from(drafts).where(eq(drafts.operationId, operationId));
  return row ?? null;
}

/** The newest draft of a project, optionally only of builds other than this one; null if there is none. */
export async function findNewestDraft(
  database: Database,
  { projectId, notOf }: { projectId: string; notOf?: string },
): Promise<DraftRow | null> {
  const [row] = await database
    .select()
    .from(drafts)
    .where(and(eq(drafts.projectId, projectId), notOf === undefined ? undefined : ne(drafts.operationId, notOf)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.operationId))
    .limit(1);
  return row ?? null;
}

/** A draft without its files and its plan. `hasSite` says whether a state of it can be opened. */
export interface DraftSummary extends Pick<DraftRow, "request" | "works" | "missing" | "updatedAt"> {
  requestId: string;
  /** The model of the build that wrote it. */
  model: string;
  /** What that build has cost so far, or in the end. */
  creditsSpent: number;
  hasSite: boolean;
}

/** The newest draft of a project, unless its build is still running; null if there is none. */
export async function summariseDraft(database: Database, projectId: string): Promise<DraftSummary | null> {
  const { request, works, missing, updatedAt } = drafts;
  const [row] = await database
    .select({
      request,
      works,
      missing,
      updatedAt,
      requestId: operations.requestId,
      model: operations.model,
      creditsSpent: operations.creditsSpent,
      hasSite: sql<boolean>`${drafts.site} is not null`,
      status: operations.status,
    })
    .from(drafts)
    .innerJoin(operations, eq(operations.id, drafts.operationId))
    .where(eq(drafts.projectId, projectId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.operationId))
    .limit(1);
  if (row === undefined || row.status === "running") return null;
  const { status: _, ...summary } = row;
  return summary;
}

/** Deletes the drafts of a project, or only that of one build, and says whether there was one. */
export async function deleteDrafts(database: Database, of: { projectId: string } | { operationId: string }): Promise<boolean> {
  const where = "projectId" in of ? eq(drafts.projectId, of.projectId) : eq(drafts.operationId, of.operationId);
  return (await database.delete(drafts).where(where).returning({ id: drafts.operationId })).length > 0;
}

/** The source of the newest draft of a project, unless its build is still running; null if there is none. */
export async function findDraftSource(database: Database, projectId: string): Promise<Pick<DraftRow, "source" | "updatedAt"> | null> {
  const [row] = await database
    .select({ source: drafts.source, updatedAt: drafts.updatedAt, status: operations.status })
    .from(drafts)
    .innerJoin(operations, eq(operations.id, drafts.operationId))
    .where(eq(drafts.projectId, projectId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.operationId))
    .limit(1);
  return row === undefined || row.status === "running" ? null : { source: row.source, updatedAt: row.updatedAt };
}

/** The files of the newest draft that can be opened, by the name of its project's site; null if there is none. */
export async function findDraftSite(database: Database, siteName: string): Promise<Manifest | null> {
  const [row] = await database
    .select({ site: drafts.site })
    .from(drafts)
    .innerJoin(projects, eq(projects.id, drafts.projectId))
    .where(and(eq(projects.siteName, siteName), isNull(projects.deletedAt)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.operationId))
    .limit(1);
  return row?.site ?? null;
}
