import { jsonrepair } from "jsonrepair";
import { storableJson } from "./wire/storable-json.ts";

/** How much may still be mended. It is shared by the parts of one answer: the time for it grows with the square of the length. */
export interface Repairs {
  charactersLeft: number;
}

// The worst texts of this length take a second, longer ones much more; and no model writes more at once.
const REPAIRED_CHARACTERS_MAX = 60_000;

/** What may be mended of one answer. */
export const repairsOfAnAnswer = (): Repairs => ({ charactersLeft: REPAIRED_CHARACTERS_MAX });

/** Where the text that begins at this quote ends: at its other quote, or, where that is missing, with its line. */
function closingQuote(text: string, begin: number): { at: number; isFound: boolean } {
  for (let at = begin + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') return { at, isFound: true };
    if (letter === "\\") at += 1;
    if (text[at] === "\n") return { at, isFound: false };
  }
  return { at: text.length, isFound: false };
}

/** Where the object that begins here ends; null where its end is missing. Brackets inside of texts do not count. */
function endOf(text: string): number | null {
  let depth = 0;
  // Where one text has no end in its line, none that begins further on in it has one.
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
 * The JSON object in a model's answer, also where talk or a fence stands around it, quotes or commas are wrong, or its end is
 * missing. Its texts are storable. Undefined where there is none, or none that is not nested deeper than 60 levels; what is
 * wrong in more than 60,000 characters is not mended.
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

/** What needs no repair is not repaired: jsonrepair gives up on some of it, such as a brace inside of a text. */
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
