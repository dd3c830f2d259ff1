// Reads what a language model wrote as a sketch. Small models know what they mean and miss the form: other names for
// types, a list of words in place of objects, a text where a list is wanted. What is meant plainly is taken; the rest is
// told in sentences that the model can act on.
import { z } from "zod";
import { readData } from "../knowledge/data/data-files.ts";
import { fieldNoun } from "../knowledge/field-nouns.ts";
import { FieldType } from "../schema/entity.ts";
import { plural } from "../knowledge/words/inflect.ts";
import { Sketch } from "./sketch.ts";

/** A sketch, or what is wrong with it: one sentence for each mistake. */
export type SketchReading = { sketch: Sketch } | { problems: string[] };

type Values = Readonly<Record<string, unknown>>;

/** What small models call a type otherwise. */
const otherTypes = readData("fields/other-types.json", z.record(z.string(), FieldType));

const asValues = (value: unknown): Values | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === "string" && value.trim() !== "" ? value.split(/\s*[,;\n]\s*/) : [];

const asWords = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");

/** The first of the names under which a value stands. */
function pick(values: Values, ...names: string[]): unknown {
  return names.map((name) => values[name]).find((value) => value !== undefined && value !== null);
}

function typeOf(said: unknown, { label, options }: { label: string; options: readonly unknown[] }): string {
  const words = asWords(said)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  const known = FieldType.safeParse(words);
  if (known.success) return known.data;
  const other = otherTypes[words];
  if (other !== undefined) return other;
  if (words !== "") return words;
  return options.length > 1 ? "choice" : (fieldNoun(label.toLowerCase())?.type ?? "text");
}

function fieldOf(said: unknown): unknown {
  const values = asValues(said) ?? { label: said };
  const label = asWords(pick(values, "label", "name", "field", "title"))
    .replaceAll("_", " ")
    .slice(0, 60);
  const options = asList(pick(values, "options", "choices", "values", "enum"))
    .map(asWords)
    .filter((word) => word !== "");
  const type = typeOf(pick(values, "type", "kind"), { label, options });
  const isChoice = type === "choice" || type === "tags";
  const of = asWords(pick(values, "of", "to", "target", "references")) || null;
  // A choice between nothing is a text; a reference to nothing too.
  const sound = (isChoice && options.length === 0) || (type === "reference" && of === null) ? "text" : type;
  return { label, type: sound, options: isChoice ? [...new Set(options)].slice(0, 20) : [], of: sound === "reference" ? of : null };
}

const valueOf = (said: unknown): unknown => (Array.isArray(said) ? said.map(asWords).join(", ") : asValues(said) === null ? said : null);

/** A row as a list of values; rows that name their fields are put into the fields' order. */
function rowOf(said: unknown, labels: readonly string[]): unknown {
  const named = asValues(said);
  if (named === null) return Array.isArray(said) ? said.map((value) => valueOf(value ?? null)) : [valueOf(said ?? null)];
  const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, "");
  const byName = new Map(Object.entries(named).map(([name, value]) => [plain(name), value]));
  return labels.map((label) => valueOf(byName.get(plain(label)) ?? null));
}

function thingOf(said: unknown): unknown {
  const values = asValues(said) ?? { one: said };
  const one = asWords(pick(values, "one", "name", "singular", "title", "entity"))
    .replaceAll("_", " ")
    .toLowerCase();
  const fields = asList(pick(values, "fields", "attributes", "columns", "properties"))
    .map(fieldOf)
    .slice(0, 14);
  const labels = fields.map((field) => asWords(asValues(field)?.["label"]));
  const rows = pick(values, "rows", "samples", "examples", "data");
  return {
    one,
    many:
      asWords(pick(values, "many", "plural"))
        .replaceAll("_", " ")
        .toLowerCase() || plural(one),
    fields: fields.length === 0 ? [fieldOf("name")] : fields,
    rows: Array.isArray(rows) ? rows.slice(0, 14).map((row) => rowOf(row, labels)) : [],
  };
}

/** Reads a value that came out of a model's JSON. */
export function readSketch(said: unknown): SketchReading {
  const values = asValues(said);
  if (values === null) return { problems: ["The answer has to be one JSON object."] };
  const whole = asValues(pick(values, "sketch", "app", "blueprint")) ?? values;
  const abilities = asList(pick(whole, "abilities", "features", "capabilities", "actions"));
  const read = Sketch.safeParse({
    title: asWords(pick(whole, "title", "name")).slice(0, 60),
    tagline: asWords(pick(whole, "tagline", "description", "subtitle")).slice(0, 120),
    things: asList(pick(whole, "things", "entities", "models", "collections"))
      .slice(0, 6)
      .map(thingOf),
    abilities: abilities
      .map((one) =>
        asWords(asValues(one) === null ? one : pick({ ...asValues(one) }, "text", "name", "title", "description")).slice(0, 120),
      )
      .filter((one) => one.length > 1)
      .slice(0, 30),
    background: asWords(whole["background"]) || null,
    components: asWords(pick(whole, "components", "accent", "primary")) || null,
  });
  if (!read.success) return { problems: read.error.issues.map(sentenceOf) };
  const { things, abilities: wished } = read.data;
  return things.length + wished.length === 0
    ? { problems: ["The sketch names neither things nor abilities: name what the app keeps and what people can do."] }
    : { sketch: read.data };
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `${
    path
      .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
      .join("")
      .replace(/^\./, "") || "The sketch"
  }: ${message}.`;
}
