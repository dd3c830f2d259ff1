import { kitFiles } from "@atelier/blueprint";
import { signatures, signaturesOfFile } from "../../../../workshop/types/signatures/signatures.ts";

/** What is said below the signatures of a part that a project lacks. */
export const LACKING = "(The project does not have it yet; a file that imports from it adds it.)";

/**
 * The signatures of a part of the library that a project lacks, by its name (`accordion`) or the path of one of its files; null
 * if the library has no such part.
 */
export function describeLibraryPart(name: string): string | null {
  const path = kitFiles().has(name) ? name : namesake(name);
  const text = path === null ? undefined : kitFiles().get(path);
  const shown = path === null || text === undefined ? signatures(name) : (signaturesOfFile(path, text) ?? text);
  return shown === null ? null : `=== ${path ?? name}, signatures ===\n${shown}\n${LACKING}`;
}

const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");

/** The only file of the library that is called like the one of a path, in whatever folder: hooks and functions are grouped. */
function namesake(path: string): string | null {
  if (!path.startsWith("src/")) return null;
  const [found, ...others] = [...kitFiles().keys()].filter((one) => one.startsWith("src/") && stemOf(one) === stemOf(path));
  return found !== undefined && others.length === 0 ? found : null;
}
