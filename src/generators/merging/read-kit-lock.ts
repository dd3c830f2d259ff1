import { z } from "zod";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

const Lock = z.object({ files: z.record(z.string(), z.string()) });

/** The hashes of a project's lock, by path; none if it is missing or was damaged. */
export function readKitLock(text: string | undefined): Readonly<Record<string, string>> {
  const parsed = attemptSync((): unknown => JSON.parse(text ?? "null"));
  const read = Lock.safeParse(parsed.ok ? parsed.value : null);
  return read.success ? read.data.files : {};
}
