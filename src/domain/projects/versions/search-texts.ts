// Runs in a thread: it receives the bytes of every file of a version.
import { textOf } from "./text-of.ts";

/** A matching line, its number counted from 1, and its text. */
export interface FoundLine {
  path: string;
  line: number;
  text: string;
}

/** The query, in lower case, and the files to search. */
export interface SearchTexts {
  wanted: string;
  files: readonly { path: string; bytes: Uint8Array }[];
}

const FOUND_MAX = 200;
const LINE_CHARACTERS_MAX = 300;

/** The lines that contain the query, case-insensitively: at most 200. */
export function searchTexts({ wanted, files }: SearchTexts): FoundLine[] {
  const found: FoundLine[] = [];
  for (const { path, bytes } of files) {
    const lines = (textOf(bytes) ?? "").split("\n");
    for (const [at, text] of lines.entries()) {
      if (text.toLowerCase().includes(wanted)) found.push({ path, line: at + 1, text: text.slice(0, LINE_CHARACTERS_MAX) });
      if (found.length === FOUND_MAX) return found;
    }
  }
  return found;
}
