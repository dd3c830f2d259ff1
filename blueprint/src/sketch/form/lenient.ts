// Reading what models write leniently: other names for a member, a text where a list is wanted, a list where an object is.

import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";

const Words = z.array(z.string());
/** How models write yes and no. */
const yesOrNo = readData("fields/sketch/yes-or-no.json", z.strictObject({ yes: Words, no: Words }));

/** The members of an object that came out of a model's JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** The value as an object; null for a list or anything else. */
export function asValues(value: unknown): Values | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** The value as a list; a text is split at its commas, semicolons and lines. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" && value.trim() !== "" ? value.split(/\s*[,;\n]\s*/) : [];
}

/** The value as a list of objects; an object of others is the list of them, each with its name as `label`. */
export function asItems(value: unknown): unknown[] {
  const values = asValues(value);
  if (values === null) return asList(value);
  return Object.entries(values).map(([label, one]) => ({ label, ...(asValues(one) ?? { value: one }) }));
}

/** The value as words without spaces around them; empty for what is neither a text nor a number. */
export function asWords(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** The value as words of at most so many characters; empty for none. */
export function asWordsUpTo(value: unknown, charactersMax: number): string {
  return wholeWords(asWords(value), charactersMax);
}

/** The value as words of at most so many characters; null for none. */
export function asWordsOrNull(value: unknown, charactersMax: number): string | null {
  return asWordsUpTo(value, charactersMax) || null;
}

/** The first words of a text that is too long; a word is only cut where it is longer than the room. */
export function wholeWords(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const cut = text.slice(0, charactersMax + 1);
  const space = cut.search(/\s\S*$/);
  return (space > 0 ? cut.slice(0, space) : cut.slice(0, charactersMax)).trim();
}

/** The number that a value holds, with or without a unit around it; null for none. */
export function asNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const [found] = /-?\d[\d,]*(?:\.\d+)?|-?\.\d+/.exec(value) ?? [];
  const number = Number((found ?? "").replaceAll(",", ""));
  return found !== undefined && Number.isFinite(number) ? number : null;
}

/** Whether a value says yes; null where it says neither yes nor no. */
export function asFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const words = asWords(value).toLowerCase();
  return yesOrNo.yes.includes(words) ? true : yesOrNo.no.includes(words) ? false : null;
}

/** The first of the names under which a value stands, however they are written: `start date`, `startDate`, `start_date`. */
export function pick(values: Values, ...names: string[]): unknown {
  const found = names.map((name) => values[name]).find((value) => value !== undefined && value !== null);
  if (found !== undefined) return found;
  const byName = new Map(Object.entries(values).map(([name, value]) => [plainName(name), value]));
  return names.map((name) => byName.get(plainName(name))).find((value) => value !== undefined && value !== null);
}

/** A name without marks and spaces, in lower case, by which two ways of writing it are the same. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
