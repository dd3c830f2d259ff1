// A model that shortens a file writes "// ... rest of the file unchanged" in place of the rest, which is then lost.
// Genuine comments stay allowed: a placeholder is a whole comment or a whole line, with no other content.
import { BETWEEN_DOTS, BETWEEN_DOTS_BARE, DOTTED, LEFT_OUT_NOTE, PLAIN } from "./placeholder-words.ts";

/** The position of a placeholder in a text. */
export interface Placeholder {
  line: number;
  text: string;
}

interface Comment {
  words: string;
  kind: "block" | "line" | "hash" | "bare";
  /** Whether it is the only content of its line. */
  isAlone: boolean;
}

const LINE_CHARACTERS_MAX = 500;
const DOTS_BEFORE = /^(?:\.{2,}|…)+/;
const DOTS_AFTER = /(?:\.{2,}|…)+$/;

const isInsideText = (before: string): boolean => ["'", '"', "`"].some((mark) => before.split(mark).length % 2 === 0);

/** The comment from `//` on, unless the slashes are part of a URL or inside a string. */
function lineComment(line: string): Comment | null {
  for (let at = line.indexOf("//"); at >= 0; at = line.indexOf("//", at + 2)) {
    const before = line.slice(0, at);
    if (before.endsWith(":") || isInsideText(before)) continue;
    return { words: line.slice(at).replace(/^\/+/, ""), kind: "line", isAlone: before.trim() === "" };
  }
  return null;
}

function commentsOf(line: string): Comment[] {
  const blocks = Array.from(line.matchAll(/\/\*+(.*?)\*+\/|<!--(.*?)-->/g), ({ 0: whole, 1: words, 2: other }): Comment => {
    const isAlone = line.replace(whole, "").replace(/[{}\s]/g, "") === "";
    return { words: words ?? other ?? "", kind: "block", isAlone };
  });
  if (blocks.length > 0) return blocks;
  const trimmed = line.trim();
  const [, hash] = /^#+\s+(.*)$/.exec(trimmed) ?? [];
  if (hash !== undefined) return [{ words: hash, kind: "hash", isAlone: true }];
  const comment = lineComment(line);
  if (comment !== null) return [comment];
  return trimmed === "" ? [] : [{ words: trimmed.replace(/^\*\s+/, ""), kind: "bare", isAlone: true }];
}

const isComment = (line: string | undefined): boolean => line !== undefined && /^\s*(?:\/\/|\/\*|\*|\{\/\*|#|<!--)/.test(line);

/** `isSingle`: no comment directly above or below that this one could continue. */
function isPlaceholder({ words, kind, isAlone }: Comment, isSingle: boolean): boolean {
  const said = words
    .trim()
    .replace(/^[[(<-]+\s*|\s*[\])>-]+$/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ");
  const isBefore = DOTS_BEFORE.test(said);
  const core = said
    .replace(DOTS_BEFORE, "")
    .replace(DOTS_AFTER, "")
    .replace(/[.!:;]+$/, "")
    .trim();
  const isAfter = DOTS_AFTER.test(said) && core !== "";
  // `// ...rest` may refer to a spread variable; with a space or more words it does not.
  const isSpread = isBefore && !/^(?:\.{2,}|…)+ /.test(said) && !core.includes(" ");
  if (kind === "bare")
    return (isBefore && isAfter && BETWEEN_DOTS_BARE.test(core)) || (isBefore && core.includes(" ") && DOTTED.test(core));
  if (core === "") return isBefore && isAlone && kind !== "hash";
  if (isBefore && isAfter && BETWEEN_DOTS.test(core)) return true;
  if ((isBefore || isAfter) && !isSpread && (DOTTED.test(core) || core === "rest")) return true;
  const isOfItsOwn = kind === "block" || (isAlone && isSingle);
  return isOfItsOwn && PLAIN.test(core);
}

/** The lines of a Markdown file outside code samples, which may legitimately omit code. */
function proseLines(lines: readonly string[]): string[] {
  let isSample = false;
  return lines.map((line) => {
    const isFence = /^\s*(?:`{3,}|~{3,})/.test(line);
    if (isFence) isSample = !isSample;
    return isFence || isSample ? "" : line;
  });
}

/** Returns the first placeholder in the text given for a file. Lines already present in the file (`current`) are allowed. */
export function findPlaceholder(path: string, text: string, current: string): Placeholder | null {
  const own = new Set(current.split("\n").map((line) => line.trim()));
  const isMarkdown = path.toLowerCase().endsWith(".md");
  const lines = isMarkdown ? proseLines(text.split("\n")) : text.split("\n");
  const index = lines.findIndex((line, at) => {
    if (line.length > LINE_CHARACTERS_MAX || own.has(line.trim())) return false;
    if (LEFT_OUT_NOTE.test(line)) return true;
    const isSingle = !isComment(lines[at - 1]) && !isComment(lines[at + 1]);
    return commentsOf(line).some((comment) => isPlaceholder(comment, isSingle));
  });
  return index < 0 ? null : { line: index + 1, text: (lines[index] ?? "").trim().slice(0, 160) };
}
