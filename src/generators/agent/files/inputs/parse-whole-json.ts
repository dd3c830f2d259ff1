// Parses JSON that a model wrote inside text. JSON without an end is rejected: it was truncated, and half a file looks
// like a whole one. Raw line breaks in strings and wrong commas or quotes are repaired.
import { readJson, type Repairs } from "../../../../adapters/models/asking/read-json.ts";

/** Deeper nesting is not a tool call. */
const DEPTH_MAX = 60;

/** The parsed value and the length of its source text. */
export interface ParsedJson {
  value: unknown;
  length: number;
}

/** The end offset of the object or array starting at `begin`; null if it is unterminated or nested too deeply. */
export function endOfJson(text: string, begin: number): number | null {
  let depth = 0;
  let isText = false;
  for (let at = begin; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isText && letter === "\\") at += 1;
    else if (letter === '"') isText = !isText;
    else if (!isText && (letter === "{" || letter === "[")) depth += 1;
    else if (!isText && (letter === "}" || letter === "]")) depth -= 1;
    if (depth === 0 && !isText) return at + 1;
    if (depth > DEPTH_MAX) return null;
  }
  return null;
}

const isSign = (letter: string): boolean => /[ -~\n\t]/.test(letter) && !/[A-Za-z0-9 ]/.test(letter);

/** The same JSON with its strings escaped so that `readJson` does not try to repair their content: code looks much like broken JSON. */
function withTextsEscaped(json: string): string {
  const parts: string[] = [];
  let written = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at] ?? "";
    if (letter === '"') isText = !isText;
    else if (isText && letter === "\\") at += 1;
    else if (isText && isSign(letter)) {
      parts.push(json.slice(written, at), `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
      written = at + 1;
    }
  }
  return parts.join("") + json.slice(written);
}

/** `readJson` reads objects only, so a list is wrapped in one. Returns undefined if nothing can be read. */
function readWrapped(json: string, repairs?: Repairs): unknown {
  const read = readJson(`{"value": ${json}}`, repairs);
  return typeof read === "object" && read !== null && "value" in read ? read.value : undefined;
}

/** Parses the object or array at the start of a text; null if there is none, it is incomplete, or nested deeper than 60 levels. */
export function parseWholeJson(text: string, repairs?: Repairs): ParsedJson | null {
  const begin = text.search(/\S/);
  if (begin < 0 || !"{[".includes(text[begin] ?? "")) return null;
  const end = endOfJson(text, begin);
  if (end === null) return null;
  const json = text.slice(begin, end);
  const value = readWrapped(json, { charactersLeft: 0 }) ?? readWrapped(withTextsEscaped(json), repairs);
  return value === undefined ? null : { value, length: end };
}
