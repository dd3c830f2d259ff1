// Compares a response with its pin by filling in the pin: a placeholder that matches takes the received value, and one
// that does not stays unchanged. A comparison then shows only the differences.
import type { Json } from "./scenario.ts";

/** The values of a scenario's named placeholders, by `kind:name`. */
export type Values = Map<string, string>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KINDS: Readonly<Record<string, string>> = {
  uuid,
  "date-time": String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z`,
  date: String.raw`\d{4}-\d\d-\d\d`,
  integer: String.raw`\d+`,
  positive: String.raw`[1-9]\d*`,
  /** Seconds of UTC since 1970, between the years 2020 and 2100. */
  epoch: String.raw`(?:1[6-9]|[234])\d{8}`,
  sentence: String.raw`[A-Z"a-z][^]*[.!?]`,
  text: "[^]+",
  any: "[^]*",
  word: "[a-z0-9-]+",
  url: String.raw`https?://\S+`,
  key: String.raw`(?:atl_|atelier_)[0-9A-Za-z]{38}`,
};
const TOKEN = /<([a-z-]+)(\?)?(?::([a-z0-9-]+))?>/g;
const NUMERIC = new Set(["integer", "positive", "epoch"]);

/**
 * Returns the pin with every matching placeholder replaced by the received value. Names are bound by the first response
 * that contains them.
 */
export function fillIn(pin: Json, received: unknown, values: Values): unknown {
  if (typeof pin === "string") return fillInText(pin, received, values);
  if (pin === null || typeof pin !== "object") return pin;
  if (isList(pin)) return pin.map((item, index) => fillIn(item, Array.isArray(received) ? received[index] : undefined, values));
  const has: Readonly<Record<string, unknown>> = typeof received === "object" && received !== null ? { ...received } : {};
  const { "<rest>": rest, ...named } = pin;
  const others = rest === undefined ? [] : Object.entries(has).filter(([name]) => !(name in named));
  return Object.fromEntries([...Object.entries(named).map(([name, value]) => [name, fillIn(value, has[name], values)]), ...others]);
}

/** Returns the text with its named placeholders replaced by their values. Throws if one has no value yet. */
export function insertValues(text: string, values: Values): string {
  return text.replaceAll(TOKEN, (token, kind: string, _nullable: unknown, name: string | undefined) => {
    const value = values.get(`${kind}:${name}`);
    if (value === undefined) throw new Error(`${token} has no value yet in ${text}`);
    return value;
  });
}

function fillInText(pin: string, received: unknown, values: Values): unknown {
  const [token] = pin.matchAll(TOKEN);
  if (token === undefined) return pin;
  const isWhole = token[0] === pin;
  const [, kind = ""] = token;
  if (isWhole && token[2] !== undefined && received === null) return null;
  if (isWhole && kind === "object") return typeof received === "object" && received !== null && !Array.isArray(received) ? received : pin;
  const isNumber = isWhole && NUMERIC.has(kind);
  const text = isNumber && Number.isInteger(received) ? String(received) : received;
  if (typeof text !== "string" || (isNumber && typeof received === "string")) return known(pin, values);
  return matchText(pin, text, values) ? received : known(pin, values);
}

/** Fills in a header, whose numbers are digits. */
export function fillInHeader(pin: string | null, received: string | null, values: Values): string | null {
  if (pin === null || received === null) return pin;
  return matchText(pin, received, values) ? received : known(pin, values);
}

function matchText(pin: string, text: string, values: Values): boolean {
  const names: string[] = [];
  const pattern = pin
    .split(/(<[a-z-]+\??(?::[a-z0-9-]+)?>)/)
    .map((part) => patternOf(part, { names, values }))
    .join("");
  const match = new RegExp(`^${pattern}$`).exec(text);
  if (match === null) return false;
  for (const [index, name] of names.entries()) values.set(name, match[index + 1] ?? "");
  return true;
}

/** Returns the pattern of a part of a pin. The first occurrence of a name captures its value; later ones must equal it. */
function patternOf(part: string, { names, values }: { names: string[]; values: Values }): string {
  const [token] = part.matchAll(TOKEN);
  if (token === undefined) return escape(part);
  const [, kind = "", , name] = token;
  const pattern = KINDS[kind];
  if (pattern === undefined) throw new Error(`${part} is not a kind of placeholder; there are ${Object.keys(KINDS).join(", ")}`);
  if (name === undefined) return pattern;
  const value = values.get(`${kind}:${name}`);
  if (value !== undefined) return escape(value);
  const earlier = names.indexOf(`${kind}:${name}`);
  if (earlier >= 0) return `\\${earlier + 1}`;
  names.push(`${kind}:${name}`);
  return `(${pattern})`;
}

/** Returns the pin with known names filled in, for readable output. */
function known(pin: string, values: Values): string {
  return pin.replaceAll(
    TOKEN,
    (token, kind: string, _nullable: unknown, name: string | undefined) => values.get(`${kind}:${name}`) ?? token,
  );
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function isList(pin: Json): pin is readonly Json[] {
  return Array.isArray(pin);
}
