// What of a value its schema accepts. One wrong detail costs that detail and nothing beside it.
import type { z } from "zod";
import { asValues, asWords, wholeWords } from "./lenient.ts";

type Path = readonly PropertyKey[];

const CUTS_MAX = 60;

/** The value without the parts that its schema refuses, and a sentence for each of them; null where nothing is left. */
export function keepValid<Value>(schema: z.ZodType<Value>, said: unknown): { kept: Value | null; problems: string[] } {
  const problems: string[] = [];
  let value = said;
  for (let cuts = 0; cuts < CUTS_MAX; cuts += 1) {
    const read = schema.safeParse(value);
    if (read.success) return { kept: read.data, problems };
    const [issue] = read.error.issues;
    if (issue === undefined) break;
    const rest = shortened(value, issue) ?? smallestCut(schema, { value, path: issue.path, issues: read.error.issues.length });
    problems.push(`${placeOf(value, issue.path)}: ${reasonOf(value, issue)}.`);
    if (rest === undefined) break;
    value = rest;
  }
  return { kept: null, problems };
}

function reasonOf(value: unknown, issue: z.core.$ZodIssue): string {
  const there = issue.path.reduce<unknown>(memberOf, value);
  if (issue.code !== "too_big" || !Array.isArray(there)) return issue.message;
  return `there are ${there.length}, and only the first ${String(issue.maximum)} are used`;
}

/** The value with the beginning of a list or a text that is too long; undefined for any other issue. */
function shortened(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code !== "too_big") return undefined;
  const there = issue.path.reduce<unknown>(memberOf, value);
  const lengthMax = Number(issue.maximum);
  if (typeof there === "string") return replaced(value, { path: issue.path, by: wholeWords(there, lengthMax) });
  return Array.isArray(there) ? replaced(value, { path: issue.path, by: there.slice(0, lengthMax) }) : undefined;
}

/** The value without the smallest part around a place whose absence mends it; undefined where none does. */
function smallestCut(schema: z.ZodType, { value, path, issues }: { value: unknown; path: Path; issues: number }): unknown {
  const parts = path.map((_, at) => path.slice(0, path.length - at));
  return parts
    .map((part) => replaced(value, { path: part, by: undefined }))
    .find((rest) => (schema.safeParse(rest).error?.issues.length ?? 0) < issues);
}

/** A copy of a value with another member or entry at a path; without it where there is nothing to stand there. */
function replaced(value: unknown, { path: [step, ...rest], by }: { path: Path; by: unknown }): unknown {
  if (step === undefined) return by;
  const next = (one: unknown): unknown => replaced(one, { path: rest, by });
  const isCut = rest.length === 0 && by === undefined;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    return isCut ? entries.filter((_, at) => at !== step) : entries.map((one, at) => (at === step ? next(one) : one));
  }
  const values = asValues(value);
  if (values === null) return value;
  const { [step]: member, ...others }: Record<PropertyKey, unknown> = values;
  return isCut ? others : { ...others, [step]: next(member) };
}

function memberOf(value: unknown, step: PropertyKey): unknown {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof step === "number" ? entries[step] : asValues(value)?.[String(step)];
}

/** A place of a value in the names that stand there: `things “seed”, fields “Weight”, unit`. */
function placeOf(value: unknown, path: Path): string {
  const words: string[] = [];
  for (const [at, step] of path.entries()) {
    if (typeof step !== "number") words.push(String(step));
    else {
      const name = nameOf(path.slice(0, at + 1).reduce<unknown>(memberOf, value));
      words.push(`${words.pop() ?? ""} ${name === "" ? step + 1 : `“${name}”`}`.trim());
    }
  }
  return words.join(", ") || "The sketch";
}

/** What an entry is called. */
function nameOf(value: unknown): string {
  const values = asValues(value) ?? {};
  return ["one", "label", "title", "heading", "name", "kind"].map((key) => asWords(values[key])).find((name) => name !== "") ?? "";
}
