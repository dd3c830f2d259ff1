// Versions as a list shows them. A proof may be large and a project may have hundreds of versions, so what is told of each
// is counted in the database; a version whose build did not come to its end was taken back, and is not listed.
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { operations, projects, versions } from "../../tables/index.ts";
import type { OperationRow } from "../operations.ts";

/** A version without its files and its proof: how many there are of them. */
export interface ListedVersion {
  version: number;
  kind: OperationRow["kind"];
  message: string;
  requestId: string;
  createdAt: Date;
  isLive: boolean;
  /** The windows in which a picture was taken. */
  viewports: string[];
  browser: string;
  passed: number;
  failed: number;
  files: number;
  bytes: number;
}

/** The project's versions before this one (null: from the newest on), newest first, at most `limit`. */
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

/** One version as the list shows it; null when the project has none of this number. */
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
      ...{ version: versions.version, kind: operations.kind, message: versions.message, requestId: operations.requestId },
      createdAt: versions.createdAt,
      isLive: sql<boolean>`${versions.version} is not distinct from ${projects.liveVersion}`,
      viewports: sql<string[]>`jsonb_path_query_array(${versions.proof}, '$.screenshots[*].viewport')`,
      browser: sql<string>`coalesce(${versions.proof} ->> 'browser', 'not run')`,
      ...{ passed: checks(true), failed: checks(false) },
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
