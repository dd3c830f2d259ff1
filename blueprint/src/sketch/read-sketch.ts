// Reads what a language model wrote as a sketch. Small models know what they mean and miss the form: other names for
// types, a list of words in place of objects, a text where a list is wanted. What is meant plainly is taken, and what cannot be used is
// left out alone, with a sentence for it that the model can act on.
import { z } from "zod";
import { readData } from "../knowledge/data/data-files.ts";
import { capital } from "../reader/draft/draft-field.ts";
import { Blueprint, LanguageTag } from "../schema/blueprint.ts";
import { readAbility } from "./abilities/read-ability.ts";
import { keepValid } from "./form/keep-valid.ts";
import { asItems, asList, asValues, asWords, asWordsOrNull, asWordsUpTo, pick, plainName, type Values } from "./form/lenient.ts";
import { readPages } from "./pages/read-page.ts";
import { Sketch } from "./sketch.ts";
import { rolesMember } from "./roles/sketch-role.ts";
import { readThing } from "./things/read-thing.ts";

/** A sketch with a sentence for each part that was left out of it; or, where nothing of it can be used, only the sentences. */
export type SketchReading = { sketch: Sketch; leftOut: string[] } | { problems: string[] };

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

const AppKind = Blueprint.shape.kind;
/** What models call the kind of an app otherwise. */
const otherKinds = readData("fields/sketch/other-app-kinds.json", z.record(z.string(), AppKind));

/** The kind that is said; null for none that is known. */
function kindOf(said: unknown): unknown {
  const words = plainName(asWords(said));
  return AppKind.safeParse(words).data ?? otherKinds[words] ?? null;
}

/** Reads a value that came out of a model's JSON. */
export function readSketch(said: unknown): SketchReading {
  const values = asValues(said);
  if (values === null) return { problems: ["The answer has to be one JSON object."] };
  const problems: string[] = [];
  const { kept, problems: refused } = keepValid(Sketch, formOf(asValues(pick(values, "sketch", "app", "blueprint")) ?? values, problems));
  problems.push(...refused);
  if (kept === null) return { problems };
  return kept.things.length + kept.abilities.length + kept.pages.length === 0
    ? {
        problems: ["The sketch names neither things nor abilities nor pages: name what the app keeps and what people can do.", ...problems],
      }
    : { sketch: kept, leftOut: problems };
}

/** What a model said in the form of a sketch; notes what it leaves out. */
function formOf(whole: Values, problems: string[]): Values {
  const language = languageIn(pick(whole, "language", "lang", "locale"));
  const isEnglish = language === null || language.startsWith("en");
  const told = thingsIn(pick(whole, "things", "entities", "models", "collections"));
  const things = told.map((thing) => readThing(thing, { isEnglish, problems })).filter((thing) => thing !== null);
  const abilities = pick(whole, "abilities", "features", "capabilities", "actions");
  const read = (Array.isArray(abilities) ? abilities : asList(abilities)).map(readAbility).filter((one) => one !== null);
  const pages = readPages(pick(whole, "pages", "screens", "views"));
  const title = asWordsUpTo(pick(whole, "title", "name"), 60);
  return {
    title: title || capital(asWords(asValues(things[0])?.["many"] ?? asValues(pages[0])?.["title"])) || "App",
    tagline: asWordsUpTo(pick(whole, "tagline", "description", "subtitle"), 120),
    picture: asWordsOrNull(pick(whole, "picture", "emoji", "illustration"), 60),
    language,
    kind: kindOf(pick(whole, "kind", "type", "category")),
    roles: rolesMember.read(pick(whole, rolesMember.key, ...rolesMember.otherNames)),
    things,
    abilities: read,
    pages,
    background: asWords(whole["background"]) || null,
    components: asWords(pick(whole, "components", "accent", "primary")) || null,
  };
}
