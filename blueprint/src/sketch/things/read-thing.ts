// Reads a thing: a name alone, fields under other names, rows that name their fields.
import { plural, singular } from "../../knowledge/words/inflect.ts";
import { asItems, asValues, asWords, pick, plainName } from "../form/lenient.ts";
import { readField } from "./read-field.ts";
import { thingMembers } from "./thing-members.ts";

const NAME_MAX = 48;

/** A value that can stand in a row: of an object nothing is taken. */
function valueOf(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(asWords).filter((word) => word !== "");
  return asValues(said) === null ? (said ?? null) : null;
}

/** A row as a list of values; rows that name their fields are put into the fields' order. */
function rowOf(said: unknown, labels: readonly string[]): unknown[] {
  const named = asValues(said);
  if (named === null) return Array.isArray(said) ? said.slice(0, labels.length).map(valueOf) : [valueOf(said)];
  const byName = new Map(Object.entries(named).map(([name, value]) => [plainName(name), value]));
  return labels.map((label) => valueOf(byName.get(plainName(label))));
}

/** The values of a field in rows that name it, or have it in this place. */
function columnOf(rows: unknown, { label, at }: { label: string; at: number }): unknown[] {
  const all: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return all.map((row) => {
    const named = asValues(row);
    const listed: readonly unknown[] = Array.isArray(row) ? row : [];
    return named === null ? listed[at] : pick(named, label);
  });
}

/** A name in plain words: it becomes the name of a type and of an address. Empty where nothing is left of it. */
function plainWords(said: unknown): string {
  const words = asWords(said).replace(/[^\p{L}\p{M}\p{N}'’·・-]+/gu, " ");
  return words
    .replace(/^[^\p{L}]+/u, "")
    .slice(0, NAME_MAX)
    .trim();
}

/** How things are read: English names are in lower case, other languages have their own rules; what is left out is noted. */
interface ThingReading {
  isEnglish: boolean;
  problems: string[];
}

/** A thing in the form of its schema; null for one without a name. */
export function readThing(said: unknown, { isEnglish, problems }: ThingReading): unknown {
  const cased = (name: string): string => (isEnglish ? name.toLowerCase() : name);
  const values = asValues(said) ?? { one: said };
  const many = cased(plainWords(pick(values, "many", "plural")));
  const one = cased(plainWords(pick(values, "one", "name", "singular", "title", "entity"))) || singular(many);
  if (one === "") {
    problems.push("A thing has no name: call it by what it is, such as “recipe” or “booking”.");
    return null;
  }
  const rows = pick(values, "rows", "samples", "examples", "data");
  const told = asItems(pick(values, "fields", "attributes", "columns", "properties")).map((field, at) =>
    readField(field, { of: one, problems, valuesOf: (label) => columnOf(rows, { label, at }) }),
  );
  const labels = told.map((field) => asWords(field["label"]));
  const isNamed = (_: unknown, at: number): boolean => labels[at] !== "";
  const fields = told.filter(isNamed);
  if (fields.length < told.length) problems.push(`A field of “${one}” has no label: it is left out with its values.`);
  const members = thingMembers.map(({ key, otherNames, read }) => [key, read(pick(values, key, ...otherNames))] as const);
  return {
    one,
    many: many || (isEnglish ? plural(one).slice(0, NAME_MAX) : one),
    fields: fields.length === 0 ? [readField("name", { of: one, problems })] : fields,
    rows: Array.isArray(rows) ? rows.map((row) => rowOf(row, labels).filter(isNamed)) : [],
    ...Object.fromEntries(members),
  };
}
