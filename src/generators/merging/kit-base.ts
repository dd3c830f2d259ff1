// Files of the kit in a three-way merge. What a project was written with is not known any more once the kit has changed;
// the project's lock says which of its files are as they were copied. Those follow the kit, the others are their owner's.
import { createHash } from "node:crypto";
import { readKitLock } from "./read-kit-lock.ts";

type Files = ReadonlyMap<string, string>;

/** The base of a merge: a kit file that nobody has changed counts as written as it is, a changed one as the kit has it now. */
export function kitBase({ base, ours, theirs }: { base: Files; ours: Files; theirs: Files }, lockPath: string): Files {
  const locked = readKitLock(ours.get(lockPath));
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

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
