import { kitFiles } from "@atelier/blueprint";
import { signatures, signaturesOfFile } from "../../../../workshop/types/signatures/signatures.ts";

/** What is said below the signatures of a part that a project lacks. */
export const LACKING = "(The project does not have it yet; a file that imports from it adds it.)";

/**
 * The signatures of a part of the library that a project lacks, by its name (`accordion`) or the path of one of its files; null
 * if the library has no such part.
 */
export function describeLibraryPart(name: string): string | null {
  const text = kitFiles().get(name);
  const shown = text === undefined ? signatures(name) : (signaturesOfFile(name, text) ?? text);
  return shown === null ? null : `=== ${name}, signatures ===\n${shown}\n${LACKING}`;
}
