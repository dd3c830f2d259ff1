import { fieldKindsLacking, itemOf, KIT_LOCK, kitFiles, kitFilesLacking, kitLock, wordsFiles } from "@atelier/blueprint";
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

/** The tag of a language, with a region or without one. */
const TAG = /<html[^>]*\blang="([a-z]{2,3}(?:-[A-Z]{2})?)"/;

/** These files with the kit's words in the language of the app, and what those words need. */
function inLanguageOf(files: ReadonlyMap<string, string>, lacking: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const tag = TAG.exec(files.get("index.html") ?? "")?.[1] ?? "en";
  const words = tag === "en" ? [] : [...wordsFiles(tag)].filter(([path]) => lacking.has(path));
  if (words.length === 0) return lacking;
  const spoken = new Map([...lacking, ...words]);
  const whole = new Map([...files, ...spoken]);
  for (const [path] of words) for (const [needed, text] of kitFilesLacking(whole, path)) spoken.set(needed, text);
  return spoken;
}

function bring(files: Map<string, string>, brought: ReadonlyMap<string, string>): string[] {
  const lacking = inLanguageOf(files, brought);
  if (lacking.size === 0 || files.size + lacking.size > LIMITS.files) return [];
  for (const [added, text] of lacking) files.set(added, text);
  const lock = files.get(KIT_LOCK);
  if (lock !== undefined) files.set(KIT_LOCK, kitLock(lacking, readKitLock(lock)));
  return [...lacking.keys()];
}
