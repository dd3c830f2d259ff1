import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { blobs, type Manifest, type ManifestEntry, operations, projects, versions } from "../../tables/index.ts";

/** What a site serves: the files of its project's live version, and its visibility. */
export interface SiteRow {
  /** Of a live version. */
  projectId?: string;
  manifest: Manifest;
  visibility: "public" | "private";
}

const named = (name: string) => or(eq(projects.siteName, name), eq(projects.customSubdomain, name));

/**
 * The site with this name, its own or the chosen one; null if no undeleted project has it, or nothing is published yet.
 * Site names are public, so no account is required.
 */
export async function findSiteByName(database: Database, name: string): Promise<SiteRow | null> {
  const [row] = await database
    .select({ projectId: projects.id, manifest: versions.site, visibility: projects.visibility })
    .from(projects)
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.version, projects.liveVersion)))
    .where(and(named(name), isNull(projects.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** The files of a version that was delivered, by the name of its project's site; null if there is none. */
export async function findVersionSite(
  database: Database,
  { siteName, version }: { siteName: string; version: number },
): Promise<Manifest | null> {
  const [row] = await database
    .select({ manifest: versions.site })
    .from(projects)
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.version, version)))
    .innerJoin(operations, eq(operations.id, versions.operationId))
    .where(
      and(
        eq(projects.siteName, siteName),
        isNull(projects.deletedAt),
        or(eq(operations.status, "done"), eq(projects.liveVersion, versions.version)),
      ),
    )
    .limit(1);
  return row?.manifest ?? null;
}

/**
 * A file of an earlier version of the site whose path contains a hash of its content: a page opened before the site
 * changed still requests it. Null if there is none.
 */
export async function findEarlierFile(database: Database, { name, path }: { name: string; path: string }): Promise<ManifestEntry | null> {
  const entry = sql<ManifestEntry>`${versions.site} -> ${path}::text`;
  const [row] = await database
    .select({ entry })
    .from(projects)
    .innerJoin(versions, and(eq(versions.projectId, projects.id), lt(versions.version, projects.liveVersion)))
    .where(and(named(name), isNull(projects.deletedAt), sql`(${entry} ->> 'immutable')::boolean`))
    .orderBy(desc(versions.version))
    .limit(1);
  return row?.entry ?? null;
}

/** The bytes of a blob by its hash; null if there is none. */
export async function readBlob(database: Database, hash: string): Promise<Uint8Array | null> {
  const [row] = await database.select({ bytes: blobs.bytes }).from(blobs).where(eq(blobs.hash, hash)).limit(1);
  return row?.bytes ?? null;
}

/** The brotli encoding of a blob by its hash; null if there is no such blob, or compression does not make it smaller. */
export async function readBrotli(database: Database, hash: string): Promise<Uint8Array | null> {
  const [row] = await database.select({ brotli: blobs.brotli }).from(blobs).where(eq(blobs.hash, hash)).limit(1);
  return row?.brotli ?? null;
}
