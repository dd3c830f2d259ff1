import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { packages } from "../tables/index.ts";

/** Keeps a package; one that is kept already stays as it is. */
export async function insertPackage(database: Database, row: typeof packages.$inferInsert): Promise<void> {
  await database.insert(packages).values(row).onConflictDoNothing();
}

/** The bytes of a kept package; null if there is none with this file name. Packages are public, so no account is required. */
export async function findPackage(database: Database, file: string): Promise<Uint8Array | null> {
  const [row] = await database.select({ bytes: packages.bytes }).from(packages).where(eq(packages.file, file));
  return row?.bytes ?? null;
}
