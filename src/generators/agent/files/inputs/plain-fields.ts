// Lenient reading of tool inputs: models use varying names, send numbers as strings and lists as JSON strings, and wrap
// the whole input again. Another round costs more than tolerating this.
import { z } from "zod";
import { parseWholeJson } from "./parse-whole-json.ts";

/** The fields of a tool's input by lowercased, letters-only name: `old_string` and `oldString` become `oldstring`. */
export type PlainFields = ReadonlyMap<string, unknown>;

const Fields = z.record(z.string(), z.unknown());
const WRAPPERS = new Set(["input", "arguments", "args", "parameters", "params"]);
const DEPTH_MAX = 40;
/** The limit of repaired characters for each JSON string in an input; there may be hundreds of them. */
const MENDED_CHARACTERS_MAX = 10_000;

const parsedText = (text: string): unknown => parseWholeJson(text, { charactersLeft: MENDED_CHARACTERS_MAX })?.value;

/** Parses a string that contains a JSON object; returns other values unchanged. */
function parsed(value: unknown): unknown {
  return typeof value === "string" && value.trimStart().startsWith("{") ? parsedText(value) : value;
}

/** The fields of an input; empty if it has none. Unwraps up to two wrapper objects. */
export function plainFields(input: unknown, wrapped = 0): PlainFields {
  const fields = Fields.safeParse(parsed(input));
  if (!fields.success) return new Map();
  const entries = Object.entries(fields.data).filter(([, value]) => value !== null && value !== undefined);
  const [only] = entries;
  if (entries.length === 1 && wrapped < 2 && only !== undefined && WRAPPERS.has(only[0].toLowerCase())) {
    const inner = Fields.safeParse(parsed(only[1]));
    if (inner.success) return plainFields(inner.data, wrapped + 1);
  }
  // The first of two spellings wins.
  return new Map(entries.map(([name, value]): [string, unknown] => [name.toLowerCase().replace(/[^a-z]/g, ""), value]).reverse());
}

/** The first present field among these names. */
export function fieldOf(fields: PlainFields, names: readonly string[]): unknown {
  const name = names.find((one) => fields.has(one));
  return name === undefined ? undefined : fields.get(name);
}

/** Whether the value can be serialized as JSON without a stack overflow. */
function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth < DEPTH_MAX && Object.values(value).every((part) => isShallow(part, depth + 1));
}

/** Reads a string: joins lists of lines and serializes objects as JSON. Returns null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const lines = z.array(z.string()).safeParse(value);
  if (lines.success) return lines.data.join("\n");
  const fields = Fields.safeParse(value);
  return fields.success && isShallow(fields.data) ? `${JSON.stringify(fields.data, null, 2)}\n` : null;
}

/** Reads a list, a single value without its list, or a JSON-encoded list; empty for null and undefined. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (typeof value !== "string" || !value.trimStart().startsWith("[")) return [parsed(value)];
  const list = parsedText(value);
  return Array.isArray(list) ? list : [value];
}

/** Reads a line number; null if it is not one. */
export function lineOf(value: unknown): number | null {
  const number = z.union([z.number(), z.string().regex(/^\s*-?\d+\s*$/)]).safeParse(value);
  const line = number.success ? Math.trunc(Number(number.data)) : Number.NaN;
  return Number.isSafeInteger(line) ? line : null;
}
