import { and, asc, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { blobs, operations, versions } from "../../tables/index.ts";

/** A version without its files, but with their number and total size in bytes. */
export interface VersionSummary {
  version: number;
  createdAt: Date;
  requestId: string;
  message: string;
  files: number;
  bytes: number;
}

/** A version as it is stored. */
export type VersionRow = typeof versions.$inferSelect;

/** The versions of a project, oldest first. */
export async function summariseVersions(database: Database, projectId: string): Promise<VersionSummary[]> {
  return database
    .select({
      version: versions.version,
      createdAt: versions.createdAt,
      requestId: operations.requestId,
      message: versions.message,
      files: sql<number>`(select count(*)::int from jsonb_object_keys(${versions.source}))`,
      bytes: sql<number>`(select coalesce(sum((file.value->>'bytes')::int), 0)::int from jsonb_each(${versions.source}) as file)`,
    })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operationId))
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.version));
}

/** One version of a project, or its newest if none is given; null if it does not exist. */
export async function findVersion(database: Database, key: { projectId: string; version: number | null }): Promise<VersionRow | null> {
  const ofProject = eq(versions.projectId, key.projectId);
  const [row] = await database
    .select()
    .from(versions)
    .where(key.version === null ? ofProject : and(ofProject, eq(versions.version, key.version)))
    .orderBy(desc(versions.version))
    .limit(1);
  return row ?? null;
}

/** The newest version whose build finished; null if there is none. */
export async function newestDoneVersion(database: Database, projectId: string): Promise<number | null> {
  const [row] = await database
    .select({ version: max(versions.version) })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operationId))
    .where(and(eq(versions.projectId, projectId), eq(operations.status, "done")));
  return row?.version ?? null;
}

/** The build that made the project's first version; null if there is none. */
export async function findFirstBuild(database: Database, projectId: string): Promise<string | null> {
  const [row] = await database
    .select({ operationId: versions.operationId })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operationId))
    .where(and(eq(versions.projectId, projectId), eq(operations.status, "done")))
    .orderBy(asc(versions.version))
    .limit(1);
  return row?.operationId ?? null;
}

/** The stored proof of a version; null if there is no such version. */
export async function findProof(database: Database, key: { projectId: string; version: number }): Promise<VersionRow["proof"] | null> {
  const [row] = await database
    .select({ proof: versions.proof })
    .from(versions)
    .where(and(eq(versions.projectId, key.projectId), eq(versions.version, key.version)));
  return row?.proof ?? null;
}

/** The bytes of these blobs by their hashes. Hashes without a blob are absent from the result. */
export async function readBlobs(database: Database, hashes: readonly string[]): Promise<Map<string, Uint8Array>> {
  if (hashes.length === 0) return new Map();
  const rows = await database
    .select({ hash: blobs.hash, bytes: blobs.bytes })
    .from(blobs)
    .where(inArray(blobs.hash, [...new Set(hashes)]));
  return new Map(rows.map((row) => [row.hash, row.bytes]));
}
