// The line that begins an act. Small models put marks of Markdown around it, or a colon after its word; what makes it an
// act is the word in capitals at its beginning, which prose does not have.
import type { ToolName } from "../../files/inputs/tool-names.ts";

/** A line that begins an act: its tool, and the words after it. */
export interface ActLine {
  tool: ToolName;
  words: string;
}

const TOOL_BY_WORD: Readonly<Record<string, ToolName>> = {
  ...{ LIST: "list", READ: "read", WRITE: "write", FILE: "write", CREATE: "write", EDIT: "edit", DELETE: "delete" },
  ...{ SEARCH: "search", CHECK: "check", TRY: "try", ASK: "ask", FINISH: "finish" },
};
const ACT = new RegExp(`^(${Object.keys(TOOL_BY_WORD).join("|")})(?:(?:\\*\\*|__|\`)?:(?:\\*\\*|__|\`)?|\\*\\*|__|\`)?(?:\\s+(.*))?$`);
/** Longer lines are code or data. */
export const LINE_CHARACTERS_MAX = 2_000;
const MARKS_BEFORE = /^(?:#{1,6}\s+|[-*+]\s+|\d{1,2}[.)]\s+|>\s+|\*\*|__|`)*/;
const MARKS_AROUND = /^(?:\*\*|__|`|["'“])+|(?:\*\*|__|`|["'”]|:)+$/g;

/** Most lines are told apart by their first letter. */
const MAY_BE_ACT = /^[\s#*+\->.)\d_`]*[CDEFLRSTWA]/;

/** A path as it stands in a line of text: without marks around it. */
export const barePath = (words: string): string => words.trim().replace(MARKS_AROUND, "").trim();

/** Reads a line as the beginning of an act; null where it is none. Lines that are indented deeply belong to a text or to code. */
export function readActLine(line: string): ActLine | null {
  if (/^(?: {4}|\t)/.test(line) || line.length > LINE_CHARACTERS_MAX || !MAY_BE_ACT.test(line)) return null;
  const bare = line.trim().replace(MARKS_BEFORE, "");
  const [, word = "", words = ""] = ACT.exec(bare.trim()) ?? [];
  const tool = Object.hasOwn(TOOL_BY_WORD, word) ? TOOL_BY_WORD[word] : undefined;
  if (tool === undefined) return null;
  const isMarked = bare.length < line.trim().length;
  const said = (isMarked ? words.replace(/(?:\*\*|__|`)+$/, "") : words).trim();
  if (tool !== "write" && tool !== "edit" && tool !== "delete") return { tool, words: said };
  const [first = "", ...others] = said.split(/\s+/);
  // "EDIT is followed by blocks" speaks of the act, and of what comes after a path nothing else is an act's.
  if (others.length > 0 && !/[./]/.test(first)) return null;
  return { tool, words: tool === "delete" ? said : first };
}
