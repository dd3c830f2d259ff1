// Files of the kit in a three-way merge. What a project was written with is not known any more once the kit has changed;
// the project's lock says which of its files are as they were copied. Those follow the kit, the others are their owner's.
import { createHash } from "node:crypto";
import { z } from "zod";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

const Lock = z.object({ files: z.record(z.string(), z.string()) });

type Files = ReadonlyMap<string, string>;

/** The base of a merge: a kit file that nobody has changed counts as written as it is, a changed one as the kit has it now. */
export function kitBase({ base, ours, theirs }: { base: Files; ours: Files; theirs: Files }, lockPath: string): Files {
  const locked = readLock(ours.get(lockPath));
  const merged = new Map(base);
  for (const [path, hash] of Object.entries(locked)) {
    const own = ours.get(path);
    const isUntouched = own !== undefined && hashOf(own) === hash;
    const counted = isUntouched ? own : theirs.get(path);
    if (counted === undefined) merged.delete(path);
    else merged.set(path, counted);
  }
  const lock = ours.get(lockPath);
  if (lock !== undefined) merged.set(lockPath, lock);
  return merged;
}

/** The hashes of a lock; none if it is missing or was damaged. */
function readLock(text: string | undefined): Readonly<Record<string, string>> {
  const parsed = attemptSync((): unknown => JSON.parse(text ?? "null"));
  const read = Lock.safeParse(parsed.ok ? parsed.value : null);
  return read.success ? read.data.files : {};
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
