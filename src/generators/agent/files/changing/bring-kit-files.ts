import { fieldKindsLacking, itemOf, KIT_LOCK, kitFiles, kitFilesLacking, kitLock } from "@atelier/blueprint";
import { LIMITS } from "../../../../workshop/gate/files/allowed-files.ts";
import { readKitLock } from "../../../merging/read-kit-lock.ts";

/**
 * Adds the files of the kit that the file at this path imports and the project lacks, with what those import, and the kinds of
 * fields that it uses; notes them in the project's lock. Returns their paths; none if the project would have too many files.
 */
export function bringKitFiles(files: Map<string, string>, path: string): string[] {
  const kinds = fieldKindsLacking(files, path);
  for (const [changed, text] of kinds) files.set(changed, text);
  return [path, ...kinds.keys()].flatMap((from) => bring(files, kitFilesLacking(files, from)));
}

/** Adds the files of an item of the kit that the project lacks, like `bringKitFiles`; null if there is no such item. */
export function bringKitItem(files: Map<string, string>, item: string): string[] | null {
  const own = [...kitFiles()].filter(([path]) => itemOf(path) === item);
  if (own.length === 0) return null;
  const added = new Map(own.filter(([path]) => !files.has(path)));
  const whole = new Map([...files, ...added]);
  for (const path of added.keys()) for (const [needed, text] of kitFilesLacking(whole, path)) added.set(needed, text);
  return bring(files, added);
}

function bring(files: Map<string, string>, lacking: ReadonlyMap<string, string>): string[] {
  if (lacking.size === 0 || files.size + lacking.size > LIMITS.files) return [];
  for (const [added, text] of lacking) files.set(added, text);
  const lock = files.get(KIT_LOCK);
  if (lock !== undefined) files.set(KIT_LOCK, kitLock(lacking, readKitLock(lock)));
  return [...lacking.keys()];
}
