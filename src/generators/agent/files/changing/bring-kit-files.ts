import { KIT_LOCK, kitFilesLacking, kitLock } from "@atelier/blueprint";
import { LIMITS } from "../../../../workshop/gate/files/allowed-files.ts";
import { readKitLock } from "../../../merging/read-kit-lock.ts";

/**
 * Adds the files of the kit that the file at this path imports and the project lacks, with what those import, and notes them
 * in the project's lock. Returns their paths; none if the project would have too many files.
 */
export function bringKitFiles(files: Map<string, string>, path: string): string[] {
  const lacking = kitFilesLacking(files, path);
  if (lacking.size === 0 || files.size + lacking.size > LIMITS.files) return [];
  for (const [added, text] of lacking) files.set(added, text);
  const lock = files.get(KIT_LOCK);
  if (lock !== undefined) files.set(KIT_LOCK, kitLock(lacking, readKitLock(lock)));
  return [...lacking.keys()];
}
