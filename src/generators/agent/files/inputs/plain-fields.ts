// What a model gave a tool, as far as it can be understood: models name the same thing in many ways, send numbers as
// texts, lists as JSON inside of texts, and wrap the whole once more. A second round costs more than a little patience.
import { z } from "zod";
import { parseWholeJson } from "./parse-whole-json.ts";

/** The fields of a tool's input by their names in small letters only: `old_string` and `oldString` are `oldstring`. */
export type PlainFields = ReadonlyMap<string, unknown>;

const Fields = z.record(z.string(), z.unknown());
const WRAPPERS = new Set(["input", "arguments", "args", "parameters", "params"]);
const DEPTH_MAX = 40;
/** How much of a text inside of an input is mended: there may be hundreds of them. */
const MENDED_CHARACTERS_MAX = 10_000;

const parsedText = (text: string): unknown => parseWholeJson(text, { charactersLeft: MENDED_CHARACTERS_MAX })?.value;

/** The object that a text holds as JSON, whatever it is called for. */
function parsed(value: unknown): unknown {
  return typeof value === "string" && value.trimStart().startsWith("{") ? parsedText(value) : value;
}

/** The fields of an input, none where it has none. It may be wrapped twice. */
export function plainFields(input: unknown, wrapped = 0): PlainFields {
  const fields = Fields.safeParse(parsed(input));
  if (!fields.success) return new Map();
  const entries = Object.entries(fields.data).filter(([, value]) => value !== null && value !== undefined);
  const [only] = entries;
  if (entries.length === 1 && wrapped < 2 && only !== undefined && WRAPPERS.has(only[0].toLowerCase())) {
    const inner = Fields.safeParse(parsed(only[1]));
    if (inner.success) return plainFields(inner.data, wrapped + 1);
  }
  // The first of two spellings counts.
  return new Map(entries.map(([name, value]): [string, unknown] => [name.toLowerCase().replace(/[^a-z]/g, ""), value]).reverse());
}

/** The first field that is there under one of these names. */
export function fieldOf(fields: PlainFields, names: readonly string[]): unknown {
  const name = names.find((one) => fields.has(one));
  return name === undefined ? undefined : fields.get(name);
}

/** Whether JSON can be written of it without end of the stack. */
function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth < DEPTH_MAX && Object.values(value).every((part) => isShallow(part, depth + 1));
}

/** A text; lines are joined, and an object is meant as JSON. Null for what is none of these. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const lines = z.array(z.string()).safeParse(value);
  if (lines.success) return lines.data.join("\n");
  const fields = Fields.safeParse(value);
  return fields.success && isShallow(fields.data) ? `${JSON.stringify(fields.data, null, 2)}\n` : null;
}

/** A list, also where it is one thing without its list, or the JSON of a list; empty for nothing. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (typeof value !== "string" || !value.trimStart().startsWith("[")) return [parsed(value)];
  const list = parsedText(value);
  return Array.isArray(list) ? list : [value];
}

/** A line number; null for what is none. */
export function lineOf(value: unknown): number | null {
  const number = z.union([z.number(), z.string().regex(/^\s*-?\d+\s*$/)]).safeParse(value);
  const line = number.success ? Math.trunc(Number(number.data)) : Number.NaN;
  return Number.isSafeInteger(line) ? line : null;
}
