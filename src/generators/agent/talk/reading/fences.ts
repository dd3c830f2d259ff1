// Fenced blocks. The hard case is an answer that ends inside one: half a file must not be accepted as a whole one.
import { readCallLine } from "./call-line.ts";

/** A fenced block. `end` is the line after it, from 0; `isWhole` is false if its closing fence is missing. */
export interface Block {
  info: string;
  lines: string[];
  end: number;
  isWhole: boolean;
}

interface Opening {
  mark: string;
  info: string;
}

/** Parses a line as an opening fence; null if it is not one. */
export function readOpening(line: string | undefined): Opening | null {
  const [, mark, info = ""] = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(line ?? "") ?? [];
  return mark === undefined ? null : { mark, info: info.trim() };
}

const closes = (line: string, { mark }: Opening): boolean => {
  if (!/^ {0,3}[`~]/.test(line)) return false;
  const trimmed = line.trim();
  return trimmed.length >= mark.length && trimmed === (mark[0] ?? "").repeat(trimmed.length);
};

/** Whether a new call with its own block starts here, which means the previous fence was never closed. */
function beginsOther(lines: readonly string[], at: number): boolean {
  const call = readCallLine(lines[at] ?? "");
  if (call === null || !/[./]/.test(call.words)) return false;
  const next = lines.slice(at + 1, at + 3).find((line) => line.trim() !== "") ?? "";
  if (call.tool === "edit" && next.startsWith("<<<<<<<")) return true;
  return call.tool === "write" && (readOpening(next)?.info ?? "") !== "";
}

/** Parses the block opened on this line; null if the line is not a fence. In Markdown, blocks with a language may be nested in it. */
export function readBlock(lines: readonly string[], begin: number, isMarkdown: boolean): Block | null {
  const opening = readOpening(lines[begin]);
  if (opening === null) return null;
  let depth = 0;
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const inside = () => lines.slice(begin + 1, at);
    const inner = readOpening(line);
    if (!isMarkdown && beginsOther(lines, at)) return { info: opening.info, lines: inside(), end: at, isWhole: false };
    if (isMarkdown && inner !== null && inner.info !== "" && inner.mark.length >= opening.mark.length) depth += 1;
    else if (closes(line, opening) && depth > 0) depth -= 1;
    else if (closes(line, opening)) return { info: opening.info, lines: inside(), end: at + 1, isWhole: true };
  }
  return { info: opening.info, lines: lines.slice(begin + 1), end: lines.length, isWhole: false };
}
