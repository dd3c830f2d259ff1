import { and, eq, inArray, lt, max } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { blobs, versions } from "../../tables/index.ts";

/** A blob to store. `hash` is the SHA-256 in hexadecimal; `brotli` the same content compressed, if that is smaller. */
export interface NewBlob {
  hash: string;
  bytes: Uint8Array;
  brotli: Uint8Array | null;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Which of these hashes have a blob. Those are kept for some days, so that references to them can be saved meanwhile. */
export async function useBlobs(database: Database, hashes: readonly string[], now: Date): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const dayAgo = new Date(now.getTime() - DAY_MILLISECONDS);
  const stale = database
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(and(inArray(blobs.hash, [...hashes]), lt(blobs.usedAt, dayAgo)))
    .orderBy(blobs.hash)
    .for("update");
  await database.update(blobs).set({ usedAt: now }).where(inArray(blobs.hash, stale));
  const rows = await database
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(inArray(blobs.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

/** Stores blobs, each hash once. */
export async function insertBlobs(database: Database, added: readonly NewBlob[], now: Date): Promise<void> {
  if (added.length === 0) return;
  const unique = [...new Map(added.map((blob) => [blob.hash, { ...blob, createdAt: now, usedAt: now }])).values()];
  // Ordered by hash here and above, so that two transactions that store the same blobs cannot deadlock.
  unique.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const kept = await useBlobs(
    database,
    unique.map(({ hash }) => hash),
    now,
  );
  const fresh = unique.filter(({ hash }) => !kept.has(hash));
  if (fresh.length > 0) await database.insert(blobs).values(fresh).onConflictDoNothing();
}

/** Adds the next version of a project and returns its number, counted from 1. The caller has locked the project's row. */
export async function insertVersion(database: Database, row: Omit<typeof versions.$inferInsert, "version">): Promise<number> {
  const [last] = await database
    .select({ version: max(versions.version) })
    .from(versions)
    .where(eq(versions.projectId, row.projectId));
  const version = (last?.version ?? 0) + 1;
  await database.insert(versions).values({ ...row, version });
  return version;
}
