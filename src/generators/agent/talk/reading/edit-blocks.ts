import type { Replacement } from "../../files/inputs/read-tool-call.ts";
import { readCallLine } from "./call-line.ts";
import { readOpening } from "./fences.ts";

/** An edit's blocks. `end`: the line after them, from 0; `isWhole`: all are complete; `reached`: the line after the last one examined. */
export interface EditBlocks {
  edits: Replacement[];
  end: number;
  isWhole: boolean;
  reached: number;
}

const BEGIN = /^\s*<{5,9}(?:\s*(?:SEARCH|ORIGINAL|HEAD|OLD))?:?\s*$/i;
const MIDDLE = /^\s*={5,9}\s*$/;
const END = /^\s*>{5,9}(?:\s*(?:REPLACE|UPDATED|NEW))?:?\s*$/i;

/** Whether an edit block starts on this line. */
export const beginsEdit = (line: string | undefined): boolean => BEGIN.test(line ?? "");

/** Removes a fence around the whole part, which some models add. */
function partOf(lines: readonly string[]): string {
  const isFenced = lines.length >= 2 && readOpening(lines[0]) !== null && /^\s*(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? "");
  return (isFenced ? lines.slice(1, -1) : lines).join("\n");
}

interface OneBlock {
  edit: Replacement | null;
  end: number;
}

/** Parses the block starting on this line; it has no edit if one of its other two marks is missing. */
function readOne(lines: readonly string[], begin: number): OneBlock {
  let middle = -1;
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (beginsEdit(line)) return { edit: null, end: at };
    if (middle < 0 && MIDDLE.test(line)) middle = at;
    else if (middle >= 0 && END.test(line)) {
      const edit = { search: partOf(lines.slice(begin + 1, middle)), replace: partOf(lines.slice(middle + 1, at)) };
      return { edit, end: at + 1 };
    }
  }
  return { edit: null, end: lines.length };
}

/** Parses the blocks from this line on, fenced or not, up to the next call. */
export function readEditBlocks(lines: readonly string[], begin: number): EditBlocks {
  const edits: Replacement[] = [];
  let isWhole = true;
  let end = begin;
  let at = begin;
  while (at < lines.length && readCallLine(lines[at] ?? "") === null) {
    if (beginsEdit(lines[at])) {
      const one = readOne(lines, at);
      if (one.edit === null) isWhole = false;
      else edits.push(one.edit);
      at = one.end;
      end = at;
    } else at += 1;
  }
  // Skips the closing fence of a fence around the blocks.
  const closing = end > begin && /^\s*(?:`{3,}|~{3,})\s*$/.test(lines[end] ?? "") ? 1 : 0;
  return { edits, end: end + closing, isWhole, reached: at };
}
