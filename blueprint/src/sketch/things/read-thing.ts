// Reads a thing: a name alone, fields under other names, rows that name their fields.
import { plural } from "../../knowledge/words/inflect.ts";
import { asItems, asValues, asWords, pick, plainName } from "../form/lenient.ts";
import { readField } from "./read-field.ts";
import { thingMembers } from "./thing-members.ts";

const FIELDS_MAX = 14;
const ROWS_MAX = 14;

/** A value that can stand in a row: of an object nothing is taken. */
function valueOf(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(asWords).filter((word) => word !== "");
  return asValues(said) === null ? (said ?? null) : null;
}

/** A row as a list of values; rows that name their fields are put into the fields' order. */
function rowOf(said: unknown, labels: readonly string[]): unknown {
  const named = asValues(said);
  if (named === null) return Array.isArray(said) ? said.slice(0, labels.length).map(valueOf) : [valueOf(said)];
  const byName = new Map(Object.entries(named).map(([name, value]) => [plainName(name), value]));
  return labels.map((label) => valueOf(byName.get(plainName(label))));
}

/** A thing in the form of its schema. English names are in lower case; other languages have their own rules. */
export function readThing(said: unknown, { isEnglish }: { isEnglish: boolean }): unknown {
  const cased = (name: string): string => (isEnglish ? name.toLowerCase() : name);
  const values = asValues(said) ?? { one: said };
  const one = cased(asWords(pick(values, "one", "name", "singular", "title", "entity")).replaceAll("_", " "));
  const fields = asItems(pick(values, "fields", "attributes", "columns", "properties"))
    .map(readField)
    .slice(0, FIELDS_MAX);
  const labels = fields.map((field) => asWords(asValues(field)?.["label"]));
  const rows = pick(values, "rows", "samples", "examples", "data");
  const members = thingMembers.map(({ key, otherNames, read }) => [key, read(pick(values, key, ...otherNames))] as const);
  return {
    one,
    many: cased(asWords(pick(values, "many", "plural")).replaceAll("_", " ")) || (isEnglish ? plural(one) : one),
    fields: fields.length === 0 ? [readField("name")] : fields,
    rows: Array.isArray(rows) ? rows.slice(0, ROWS_MAX).map((row) => rowOf(row, labels)) : [],
    ...Object.fromEntries(members),
  };
}
