// A package has a permanent address. The first request for it keeps it in the database, so that it is still there when the
// service of another version no longer has the file: nobody's lock file can refer to one that was never requested.
import { findPackage, insertPackage } from "../../storage/rows/packages.ts";
import type { AppContext } from "../call.ts";

/** A package by its file name, and how to read the file if this version of the service has it. */
export interface WantedPackage {
  file: string;
  readFile: () => Promise<Uint8Array | null>;
}

/** The package; null if this service never had it. */
export async function readPackage({ database, clock }: AppContext, { file, readFile }: WantedPackage): Promise<Uint8Array | null> {
  const kept = await findPackage(database, file);
  if (kept !== null) return kept;
  const bytes = await readFile();
  if (bytes !== null) await insertPackage(database, { file, bytes, createdAt: clock.now() });
  return bytes;
}
