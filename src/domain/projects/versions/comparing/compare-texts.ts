// Runs in a thread: it receives the bytes of every file that differs, and imports only what counts their lines.
import { textOf } from "../text-of.ts";
import { type CountedLines, countLines } from "./count-lines.ts";

/** The two states of a file; null if it does not exist. */
export interface FileStates {
  before: Uint8Array | null;
  after: Uint8Array | null;
}

/** Counts the changed lines in each file; zero if one of its states is not text. */
export function compareTexts(files: readonly FileStates[]): CountedLines[] {
  return files.map(({ before, after }) => {
    const [one, other] = [before === null ? "" : textOf(before), after === null ? "" : textOf(after)];
    return one === null || other === null ? { added: 0, removed: 0 } : countLines(one, other);
  });
}
