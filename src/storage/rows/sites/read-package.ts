// A package has a permanent address. The first request for it keeps it in the database, so that it is still there when the
// service of another version no longer has the file: nobody's lock file can refer to one that was never requested.
import { eq } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { packages } from "../../tables/index.ts";

/** A package by its file name, the current time, and how to read the file if this version of the service has it. */
export interface WantedPackage {
  file: string;
  now: Date;
  readFile: () => Promise<Uint8Array | null>;
}

/** The package; null if this service never had it. Packages are public, so no account is required. */
export async function readPackage(database: Database, { file, now, readFile }: WantedPackage): Promise<Uint8Array | null> {
  const [kept] = await database.select({ bytes: packages.bytes }).from(packages).where(eq(packages.file, file));
  if (kept !== undefined) return kept.bytes;
  const bytes = await readFile();
  if (bytes !== null) await database.insert(packages).values({ file, bytes, createdAt: now }).onConflictDoNothing();
  return bytes;
}
