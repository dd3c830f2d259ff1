// Reads a field of a thing: other names for its type, a label alone, options in one text.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { SketchFieldType } from "./sketch-field.ts";
import { fieldMembers } from "./records/field-members.ts";
import { asList, asNumber, asValues, asWords, asWordsOrNull, pick } from "../form/lenient.ts";

/** What small models call a type otherwise. */
const otherTypes = readData("fields/other-types.json", z.record(z.string(), SketchFieldType));

/** What a field is read with: the thing that it belongs to, and where a type that is none is noted. */
interface FieldReading {
  of: string;
  problems: string[];
  /** The values of the field in the rows, by its label. */
  valuesOf?: (label: string) => readonly unknown[];
}

const OPTIONS_MAX = 20;

/** The options of a choice: those that are said, else what its rows say. */
function optionsIn(said: unknown, { isChoice, values }: { isChoice: boolean; values: readonly unknown[] }): string[] {
  const named = asList(said).map(asWords);
  const words = (named.length === 0 && isChoice ? values.map(asWords) : named).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.slice(0, 60)))].slice(0, OPTIONS_MAX);
}

/** The type that is said, in whatever words; else the one that the label or the options speak of. */
function typeOf(said: unknown, { label, options }: { label: string; options: readonly unknown[] }, { of, problems }: FieldReading): string {
  const words = asWords(said)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  const known = SketchFieldType.safeParse(words);
  if (known.success) return known.data;
  const other = otherTypes[words];
  if (other !== undefined) return other;
  if (words !== "")
    problems.push(`The type “${asWords(said)}” of “${label}” of “${of}” is none: it is one of ${SketchFieldType.options.join(", ")}.`);
  return options.length > 1 ? "choice" : (fieldNoun(label.toLowerCase())?.type ?? "text");
}

/** The highest rating that is said: "1-10", "out of 10", 10. */
function scaleOf(said: unknown): number | null {
  const highest = asNumber(asWords(said).match(/\d+/g)?.at(-1));
  return highest !== null && Number.isInteger(highest) && highest >= 2 && highest <= 10 ? highest : null;
}

/** The thing that a reference points at; a list where it is one of several, and null for none. */
function targetsIn(said: unknown): string | string[] | null {
  const names = asList(said)
    .map(asWords)
    .filter((name) => name !== "");
  const [only = null, ...more] = names;
  return more.length === 0 ? only : names.slice(0, TARGETS_MAX);
}

const TARGETS_MAX = 6;

/** A field in the form of its schema. A choice between nothing is a text; a reference to nothing too. */
export function readField(said: unknown, reading: FieldReading = { of: "form", problems: [] }): Record<string, unknown> {
  const values = asValues(said) ?? { label: said };
  const label = asWords(pick(values, "label", "name", "field", "title"))
    .replaceAll("_", " ")
    .slice(0, 60);
  const listed = pick(values, "options", "choices", "values", "enum");
  const type = typeOf(pick(values, "type", "kind", "value"), { label, options: asList(listed) }, reading);
  const isChoice = type === "choice" || type === "tags";
  const options = optionsIn(listed, { isChoice: type === "choice", values: reading.valuesOf?.(label) ?? [] });
  const of = targetsIn(pick(values, "of", "to", "target", "targets", "references"));
  const isReferring = type === "reference" || type === "references";
  const sound = (type === "choice" && options.length === 0) || (isReferring && of === null) ? "text" : type;
  return {
    label,
    type: sound,
    options: isChoice ? options : [],
    of: isReferring ? of : null,
    unit: asWordsOrNull(pick(values, "unit", "currency"), 32),
    scale: sound === "rating" ? scaleOf(pick(values, "scale", "max", "outOf")) : null,
    ...Object.fromEntries(fieldMembers.map(({ key, otherNames, read }) => [key, read(pick(values, key, ...otherNames))])),
  };
}
