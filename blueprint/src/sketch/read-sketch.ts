// Reads what a language model wrote as a sketch. Small models know what they mean and miss the form: other names for
// types, a list of words in place of objects, a text where a list is wanted. What is meant plainly is taken; the rest is
// told in sentences that the model can act on.
import type { z } from "zod";
import { Blueprint, LanguageTag } from "../schema/blueprint.ts";
import { readAbility } from "./abilities/read-ability.ts";
import { asItems, asList, asValues, asWords, pick } from "./form/lenient.ts";
import { readPages } from "./pages/read-page.ts";
import { ABILITIES_MAX, PAGES_MAX, Sketch, THINGS_MAX } from "./sketch.ts";
import { readThing } from "./things/read-thing.ts";

/** A sketch, or what is wrong with it: one sentence for each mistake. */
export type SketchReading = { sketch: Sketch } | { problems: string[] };

/** Things as a list; an object of things has their names as its members. */
function thingsIn(said: unknown): unknown[] {
  const thing = asValues(said);
  if (thing === null) return asList(said);
  if (pick(thing, "one", "fields") !== undefined) return [said];
  return asItems(said).map((one) => {
    const values = asValues(one);
    return values === null ? one : { one: values["label"], ...values };
  });
}

/** A tag such as `de` or `pt-BR`; null for anything else. */
function languageIn(said: unknown): string | null {
  const [language = "", region] = asWords(said).split(/[-_]/);
  const read = LanguageTag.safeParse([language.toLowerCase(), ...(region === undefined ? [] : [region.toUpperCase()])].join("-"));
  return read.success ? read.data : null;
}

/** Reads a value that came out of a model's JSON. */
export function readSketch(said: unknown): SketchReading {
  const values = asValues(said);
  if (values === null) return { problems: ["The answer has to be one JSON object."] };
  const whole = asValues(pick(values, "sketch", "app", "blueprint")) ?? values;
  const kind = asWords(pick(whole, "kind", "type")).toLowerCase();
  const language = languageIn(pick(whole, "language", "lang", "locale"));
  const abilities = pick(whole, "abilities", "features", "capabilities", "actions");
  const read = Sketch.safeParse({
    title: asWords(pick(whole, "title", "name")).slice(0, 60),
    tagline: asWords(pick(whole, "tagline", "description", "subtitle")).slice(0, 120),
    language,
    kind: Blueprint.shape.kind.safeParse(kind).success ? kind : null,
    things: thingsIn(pick(whole, "things", "entities", "models", "collections"))
      .slice(0, THINGS_MAX)
      .map((thing) => readThing(thing, { isEnglish: language === null || language.startsWith("en") })),
    abilities: (Array.isArray(abilities) ? abilities : asList(abilities))
      .map(readAbility)
      .filter((one) => one !== null)
      .slice(0, ABILITIES_MAX),
    pages: readPages(pick(whole, "pages", "screens", "views"), PAGES_MAX),
    background: asWords(whole["background"]) || null,
    components: asWords(pick(whole, "components", "accent", "primary")) || null,
  });
  if (!read.success) return { problems: read.error.issues.map(sentenceOf) };
  const { things, abilities: wished, pages } = read.data;
  return things.length + wished.length + pages.length === 0
    ? { problems: ["The sketch names neither things nor abilities nor pages: name what the app keeps and what people can do."] }
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
