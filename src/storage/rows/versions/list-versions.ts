// Versions for lists. A proof may be large and a project may have hundreds of versions, so the summary is computed in
// the database; a version whose build did not finish was withdrawn, and is not listed.
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations, projects, versions } from "../../tables/index.ts";
import type { OperationRow } from "../operations.ts";

/** A version without its files and its proof, but with their counts. */
export interface ListedVersion {
  version: number;
  kind: OperationRow["kind"];
  message: string;
  requestId: string;
  createdAt: Date;
  isLive: boolean;
  /** The viewports that have a screenshot. */
  viewports: string[];
  browser: string;
  passed: number;
  failed: number;
  files: number;
  bytes: number;
}

/** The project's versions before this one (null: from the newest), newest first, at most `limit`. */
export async function listVersions(
  database: Database,
  page: { projectId: string; before: number | null; limit: number },
): Promise<ListedVersion[]> {
  const { projectId, before, limit } = page;
  return selectListed(database, {
    where: and(eq(versions.projectId, projectId), before === null ? undefined : lt(versions.version, before)),
    limit,
  });
}

/** One version in its list form; null if the project has no such version. */
export async function findListedVersion(
  database: Database,
  { projectId, version }: { projectId: string; version: number },
): Promise<ListedVersion | null> {
  const [row] = await selectListed(database, { where: and(eq(versions.projectId, projectId), eq(versions.version, version)), limit: 1 });
  return row ?? null;
}

const checks = (passed: boolean) =>
  sql<number>`(select count(*)::int from jsonb_path_query(${versions.proof}, '$.checks[*].passed') as outcome where outcome = to_jsonb(${passed}::boolean))`;

function selectListed(database: Database, { where, limit }: { where: SQL | undefined; limit: number }): Promise<ListedVersion[]> {
  return database
    .select({
      version: versions.version,
      kind: operations.kind,
      message: versions.message,
      requestId: operations.requestId,
      createdAt: versions.createdAt,
      isLive: sql<boolean>`${versions.version} is not distinct from ${projects.liveVersion}`,
      viewports: sql<string[]>`jsonb_path_query_array(${versions.proof}, '$.screenshots[*].viewport')`,
      browser: sql<string>`coalesce(${versions.proof} ->> 'browser', 'not run')`,
      passed: checks(true),
      failed: checks(false),
      files: sql<number>`(select count(*)::int from jsonb_object_keys(${versions.source}))`,
      bytes: sql<number>`(select coalesce(sum((file.value->>'bytes')::int), 0)::int from jsonb_each(${versions.source}) as file)`,
    })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operationId))
    .innerJoin(projects, eq(projects.id, versions.projectId))
    .where(and(where, or(eq(operations.status, "done"), eq(versions.version, projects.liveVersion))))
    .orderBy(desc(versions.version))
    .limit(limit);
}
