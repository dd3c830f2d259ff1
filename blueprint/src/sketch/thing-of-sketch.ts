// A sketched thing as knowledge, of the same form as the things that the reader knows by itself.
import { slugOf, type ThingField } from "../knowledge/field.ts";
import type { SampleRow, EntityTemplate } from "../knowledge/entity-template.ts";
import { templatesByNoun } from "../knowledge/entity-templates.ts";
import { capital, labelOf, yesOrNo } from "../reader/draft/draft-field.ts";
import { iconOfKind } from "../reader/text/noun-kind.ts";
import { sampleValue } from "../reader/draft/samples/sample-value.ts";
import { seedOf } from "../knowledge/words/seed.ts";
import type { SampleValue } from "../schema/entity.ts";
import type { SketchField, SketchThing } from "./sketch.ts";

type Told = string | number | boolean | null;

function fieldOf(told: SketchField, at: number, things: readonly SketchThing[]): ThingField {
  const { label, type, options } = told;
  const base: ThingField = { id: slugOf(label), label: labelOf(label), type, required: at === 0, words: [], presence: "always" };
  // A row is named by words.
  if (at === 0) return { ...base, type: "text" };
  const target = things.find(({ one, many }) => told.of !== null && [one, many].includes(told.of.toLowerCase()));
  switch (type) {
    case "reference":
      return target === undefined ? { ...base, type: "text" } : { ...base, of: slugOf(target.one) };
    case "boolean":
      return { ...base, ...yesOrNo(label), id: base.id };
    case "choice":
    case "tags":
      return { ...base, options: options.map(capital) };
    case "money":
      return { ...base, unit: "USD" };
    case "duration":
      return { ...base, unit: "minutes" };
    case "rating":
      return { ...base, max: 5 };
    default:
      return base;
  }
}

const asNumber = (told: Told): number | null => {
  const number = typeof told === "number" ? told : Number.parseFloat(String(told ?? "").replace(/[^\d.-]/g, ""));
  return Number.isFinite(number) ? number : null;
};

/** A told value as the field holds it; what does not fit gives way to a believable one. */
function valueOf(field: ThingField, told: Told, row: number): SampleValue {
  const fallback = (): SampleValue => sampleValue(field, row);
  const words = told === null ? "" : String(told).trim();
  const option = (word: string): string | undefined => (field.options ?? []).find((one) => one.toLowerCase() === word.trim().toLowerCase());
  switch (field.type) {
    case "boolean":
      return typeof told === "boolean" ? told : /^(?:true|yes|1|done)$/i.test(words);
    case "choice":
      return option(words) ?? fallback();
    case "tags":
      return words.split(/[,;]/).flatMap((word) => option(word) ?? []);
    case "lines":
      return words === "" ? fallback() : words.split(/\s*[,;\n]\s*/);
    case "date":
      // A told date is of another day than that of the first use: what counts is that rows lie before and after it.
      return /^-?\d{1,3}$/.test(words) ? Number(words) : fallback();
    case "time":
      return /^\d{2}:\d{2}$/.test(words) ? words : fallback();
    case "number":
    case "money":
    case "percent":
    case "duration":
      return asNumber(told) ?? fallback();
    case "rating": {
      const stars = asNumber(told);
      return stars !== null && stars >= 1 && stars <= 5 ? Math.round(stars) : fallback();
    }
    case "reference":
      return words === "" ? null : words;
    case "link":
      return /^https?:\/\/\S+$/.test(words) ? words : fallback();
    case "email":
      return /^\S+@\S+\.\S+$/.test(words) ? words : fallback();
    default:
      return words === "" ? fallback() : words;
  }
}

function rowOf(fields: readonly ThingField[], row: readonly Told[], at: number): SampleRow {
  return fields.map((field, column) => valueOf(field, row[column] ?? null, at));
}

/** The knowledge that a sketched thing holds; `things` are all of the sketch, since one may point at another. */
export function thingOfSketch(sketched: SketchThing, things: readonly SketchThing[]): EntityTemplate {
  const known = templatesByNoun.get(sketched.one);
  const fields = sketched.fields
    .map((field, at) => fieldOf(field, at, things))
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
  const columns = fields.map(({ label }) => sketched.fields.findIndex((field) => labelOf(field.label) === label));
  const rows = sketched.rows
    .filter((row) => typeof row[0] === "string" && row[0].trim() !== "")
    .map((row, at) =>
      rowOf(
        fields,
        columns.map((column) => row[column] ?? null),
        at,
      ),
    );
  const { one, many } = sketched;
  return {
    one,
    many,
    words: [],
    apps: [],
    icon: known?.icon ?? iconOfKind(one),
    view: known?.view ?? (fields.length > 6 ? "table" : "cards"),
    hue: known?.hue ?? seedOf(one) % 360,
    tagline: known?.tagline ?? `${capital(many)} in one place.`,
    fields,
    rows,
    figures: known?.figures ?? [],
  };
}
