import type { Finding } from "../finding.ts";

/** The location of a finding: an offset into a file's text, in UTF-16 units. */
export interface Place {
  file: string;
  text: string;
  offset: number;
}

/** Line and column of an offset, both counted from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Creates a gate finding about a whole file (its path), a place in a file, or the project (null). */
export function gateFinding(code: string, message: string, where: string | Place | null, suggestions: string[] = []): Finding {
  const finding: Finding = { source: "gate", code, message };
  if (typeof where === "string") finding.file = where;
  else if (where !== null) Object.assign(finding, { file: where.file }, lineAndColumn(where.text, where.offset));
  if (suggestions.length > 0) finding.suggestions = suggestions;
  return finding;
}
