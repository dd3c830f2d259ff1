import { jsonrepair } from "jsonrepair";
import { storableJson } from "./wire/storable-json.ts";

/** The remaining repair budget, shared by the parts of one answer: repair time grows with the square of the length. */
export interface Repairs {
  charactersLeft: number;
}

// The worst texts of this length take a second, longer ones much more; no model writes more at once.
const REPAIRED_CHARACTERS_MAX = 60_000;

/** The repair budget of one answer. */
export const repairsOfAnAnswer = (): Repairs => ({ charactersLeft: REPAIRED_CHARACTERS_MAX });

/** The end of the string that starts at this quote: its closing quote or, if that is missing, the end of its line. */
function closingQuote(text: string, begin: number): { at: number; isFound: boolean } {
  for (let at = begin + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') return { at, isFound: true };
    if (letter === "\\") at += 1;
    if (text[at] === "\n") return { at, isFound: false };
  }
  return { at: text.length, isFound: false };
}

/** The end of the object that starts here; null if its end is missing. Brackets inside strings do not count. */
function endOf(text: string): number | null {
  let depth = 0;
  // If a string has no end on its line, no string that starts later on that line has one.
  let unquotedBefore = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"' && at >= unquotedBefore) {
      const closing = closingQuote(text, at);
      if (closing.isFound) at = closing.at;
      else unquotedBefore = closing.at;
    }
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (letter === "}" && depth === 0) return at + 1;
  }
  return null;
}

/**
 * The JSON object in a model's answer, even when surrounded by prose or a code fence, with wrong quotes or commas, or
 * truncated. Its strings are storable. Undefined if there is no object, or it is nested deeper than 60 levels. At most
 * 60,000 characters are repaired.
 */
export function readJson(answer: string, repairs: Repairs = repairsOfAnAnswer()): unknown {
  const begin = answer.indexOf("{");
  if (begin < 0) return undefined;
  const text = answer.slice(begin);
  const end = endOf(text);
  const object = end === null ? withoutFence(text) : text.slice(0, end);
  return storableJson(parsed(object) ?? repaired(object, repairs));
}

function withoutFence(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith("```") ? trimmed.slice(0, -3) : text;
}

/** Valid JSON is not passed to jsonrepair, which fails on some of it, such as a brace inside a string. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string, repairs: Repairs): unknown {
  if (text.length > repairs.charactersLeft) return undefined;
  repairs.charactersLeft -= text.length;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
