import { eq, inArray, max } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { blobs, versions } from "../../tables/index.ts";

/** Bytes to keep. `hash` is their SHA-256 in hexadecimal; `brotli` the same content compressed, where that is smaller. */
export interface NewBlob {
  hash: string;
  bytes: Uint8Array;
  brotli: Uint8Array | null;
}

/** Which of these hashes have a blob already. */
export async function findBlobs(database: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await database
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(inArray(blobs.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

/** Keeps blobs, each hash once. */
export async function insertBlobs(database: Database, added: readonly NewBlob[], createdAt: Date): Promise<void> {
  if (added.length === 0) return;
  const unique = [...new Map(added.map((blob) => [blob.hash, { ...blob, createdAt }])).values()];
  // In the order of their hashes, so that two transactions that keep the same blobs cannot wait for each other.
  unique.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  await database.insert(blobs).values(unique).onConflictDoNothing();
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
