// JSON that a model wrote itself, inside of a text. What has no end is not read: it was cut, and half a file looks like a
// whole one. Line ends inside of texts, and commas or quotes that are wrong, are mended.
import { readJson, type Repairs } from "../../../../outside/models/asking/read-json.ts";

/** What is nested deeper is no call of a tool. */
const DEPTH_MAX = 60;

/** What was read, and how long its text was. */
export interface ParsedJson {
  value: unknown;
  length: number;
}

/** Where the object or list that begins at this place ends; null where its end is missing, or it is nested too deeply. */
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

/** The same JSON with its texts written as `readJson` cannot take them for anything else: code looks much like JSON that has to be mended. */
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

/** `readJson` reads objects only, so that it is given a list in one. Undefined where there is nothing to read. */
function readWrapped(json: string, repairs?: Repairs): unknown {
  const read = readJson(`{"value": ${json}}`, repairs);
  return typeof read === "object" && read !== null && "value" in read ? read.value : undefined;
}

/** Parses the object or list that begins a text, whatever follows it; null where there is none, it is not whole, or nested deeper than 60 levels. */
export function parseWholeJson(text: string, repairs?: Repairs): ParsedJson | null {
  const begin = text.search(/\S/);
  if (begin < 0 || !"{[".includes(text[begin] ?? "")) return null;
  const end = endOfJson(text, begin);
  if (end === null) return null;
  const json = text.slice(begin, end);
  const value = readWrapped(json, { charactersLeft: 0 }) ?? readWrapped(withTextsEscaped(json), repairs);
  return value === undefined ? null : { value, length: end };
}
