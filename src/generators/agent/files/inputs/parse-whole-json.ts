// JSON that a model wrote itself, inside of a text. What has no end is not read: it was cut, and half a file looks like a
// whole one. Line ends inside of texts, and commas or quotes that are wrong, are mended.
import { z } from "zod";
import { readJson } from "../../../../outside/models/asking/read-json.ts";

const Wrapped = z.object({ value: z.unknown() });

/** What was read, and how long its text was. */
export interface ParsedJson {
  value: unknown;
  length: number;
}

/** A letter inside of a text as `readJson` cannot take it for anything else: code looks much like JSON that has to be mended. */
function escaped(letter: string): string {
  return /[ -~\n\t]/.test(letter) && !/[A-Za-z0-9 ]/.test(letter) ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}` : letter;
}

/** The object or list that begins a text, from its first letter on, with its texts escaped; null where its end is missing. */
function cutOut(text: string): { json: string; length: number } | null {
  const parts: string[] = [];
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isText && letter === "\\") {
      parts.push(text.slice(at, at + 2));
      at += 1;
      continue;
    }
    if (letter === '"') isText = !isText;
    else if (!isText) depth += "{[".includes(letter) ? 1 : "}]".includes(letter) ? -1 : 0;
    parts.push(isText && letter !== '"' ? escaped(letter) : letter);
    if (depth === 0 && !isText) return { json: parts.join(""), length: at + 1 };
  }
  return null;
}

/** Parses the object or list that begins a text, whatever follows it; null where there is none or it is not whole. */
export function parseWholeJson(text: string): ParsedJson | null {
  const begin = text.search(/\S/);
  if (begin < 0 || !"{[".includes(text[begin] ?? "")) return null;
  const whole = cutOut(text.slice(begin));
  // `readJson` reads objects only, so that it is given a list in one.
  const read = Wrapped.safeParse(whole === null ? null : readJson(`{"value": ${whole.json}}`));
  return whole === null || !read.success || read.data.value === undefined ? null : { value: read.data.value, length: begin + whole.length };
}
