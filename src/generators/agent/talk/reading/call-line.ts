// The line that starts a call. Small models add Markdown marks or a colon; what identifies a call is the leading word
// in capitals, which prose does not have.
import type { ToolName } from "../../files/inputs/tool-names.ts";

/** A line that starts a call: its tool, and the words after it. */
export interface CallLine {
  tool: ToolName;
  words: string;
}

const TOOL_BY_WORD: Readonly<Record<string, ToolName>> = {
  LIST: "list",
  READ: "read",
  WRITE: "write",
  FILE: "write",
  CREATE: "write",
  EDIT: "edit",
  DELETE: "delete",
  SEARCH: "search",
  ADD: "add",
  CHECK: "check",
  TEST: "test",
  TRY: "try",
  ASK: "ask",
  FINISH: "finish",
};
const CALL = new RegExp(`^(${Object.keys(TOOL_BY_WORD).join("|")})(?:(?:\\*\\*|__|\`)?:(?:\\*\\*|__|\`)?|\\*\\*|__|\`)?(?:\\s+(.*))?$`);
/** Longer lines are code or data. */
export const LINE_CHARACTERS_MAX = 2_000;
const MARKS_BEFORE = /^(?:#{1,6}\s+|[-*+]\s+|\d{1,2}[.)]\s+|>\s+|\*\*|__|`)*/;
const MARKS_AROUND = /^(?:\*\*|__|`|["'“])+|(?:\*\*|__|`|["'”]|:)+$/g;

/** A quick test of the first characters that excludes most lines. */
const MAY_BE_CALL = /^[\s#*+\->.)\d_`]*[ACDEFLRSTW]/;

/** A path in a line of text, without the marks around it. */
export const barePath = (words: string): string => words.trim().replace(MARKS_AROUND, "").trim();

/** Parses a line as the start of a call; null if it is not one. Deeply indented lines belong to text or code. */
export function readCallLine(line: string): CallLine | null {
  if (/^(?: {4}|\t)/.test(line) || line.length > LINE_CHARACTERS_MAX || !MAY_BE_CALL.test(line)) return null;
  const bare = line.trim().replace(MARKS_BEFORE, "");
  const [, word = "", words = ""] = CALL.exec(bare.trim()) ?? [];
  const tool = Object.hasOwn(TOOL_BY_WORD, word) ? TOOL_BY_WORD[word] : undefined;
  if (tool === undefined) return null;
  const isMarked = bare.length < line.trim().length;
  const said = (isMarked ? words.replace(/(?:\*\*|__|`)+$/, "") : words).trim();
  if (tool !== "write" && tool !== "edit" && tool !== "delete") return { tool, words: said };
  const [first = "", ...others] = said.split(/\s+/);
  // "EDIT is followed by blocks" is prose about the call; of the words after a path, none belongs to the call.
  if (others.length > 0 && !/[./]/.test(first)) return null;
  return { tool, words: tool === "delete" ? said : first };
}
