// A file of the kit as its signatures are read from it: parsed once, with the texts of its parts in one line.
import { type Comment, parseSync, type Program } from "oxc-parser";

/** A part of a file. */
export interface Span {
  start: number;
  end: number;
}

/** A parsed file. */
export interface ParsedFile {
  path: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
}

/** Parses a file of the kit. Throws a SyntaxError for text that is not TypeScript. */
export function parseFile(path: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new SyntaxError(`${path}: ${errors[0].message}`);
  return { path, text, program, comments };
}

/** A part of the file in one line. Of its comments only docstrings stay, each with its first sentence, and those only with `withNotes`. */
export function lineOf(file: ParsedFile, { start, end }: Span, withNotes = false): string {
  let line = "";
  let at = start;
  for (const comment of file.comments.filter((one) => one.start >= start && one.end <= end)) {
    line += file.text.slice(at, comment.start) + (withNotes && isDocstring(comment) ? docstring(comment) : "");
    at = comment.end;
  }
  return (line + file.text.slice(at, end))
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}

/** The docstring directly above a part, with its first sentence; empty if there is none. */
export function docstringAbove({ comments, text }: ParsedFile, { start }: Span): string {
  const above = comments.findLast(({ end }) => end <= start);
  return above !== undefined && isDocstring(above) && text.slice(above.end, start).trim() === "" ? docstring(above) : "";
}

function isDocstring({ type, value }: Comment): boolean {
  return type === "Block" && value.startsWith("*");
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function docstring({ value }: Comment): string {
  const words = value
    .slice(1)
    .split("\n")
    .map((part) => part.trim())
    .map((part) => (part.startsWith("*") ? part.slice(1).trim() : part))
    .filter((part) => part !== "")
    .join(" ");
  const [first] = sentences.segment(words);
  return `/** ${(first?.segment ?? words).trim()} */`;
}
