// The app's name, its address and the line under the name.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { definitions } from "../../../features/definitions.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { plainContainers, relatives } from "../../lexicon/nouns.ts";
import { cores } from "../../genres/self-contained.ts";
import { plainName } from "../../parse/sentence/read-title.ts";
import { capital } from "../draft-field.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { inOwnNoun } from "./in-own-noun.ts";
import type { DraftEntity, Plan } from "../plan.ts";

const UNNAMED = "My App";
/** "I'm a chemistry teacher": who speaks. */
const INTRODUCTION = /^(?:i'm|we're) (?:an? )?/i;
const small = new Set(["and", "of", "for", "the", "a", "an", "to", "in", "on", "with", "my"]);
const initials = ["crm", "erp", "cv", "hr", "diy", "dvd", "lp"].map((word) => [word, word.toUpperCase()] as const);
const fixed: ReadonlyMap<string, string> = new Map([["todo", "To-Do"], ["to-do", "To-Do"], ["todos", "To-Dos"], ...initials]);

/** Every content word with a capital: `Recipe Box`. */
export function titleCase(words: string): string {
  return words
    .replace(/^[^\p{L}\p{N}"“‘'#(]+/u, "")
    .replace(/(?: (?:and|or|with|for|of|the))+$/i, "")
    .split(" ")
    .map((word, at) => fixed.get(word) ?? (at > 0 && small.has(word) ? word : capital(word)))
    .join(" ");
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} & ${parts.at(-1) ?? ""}`;
}

/** As many of the names as fit into a heading. */
function shortList(names: readonly string[]): string[] {
  const most = names.slice(0, 3);
  while (most.length > 1 && most.join(", ").length > 36) most.pop();
  return most;
}

function isNameOf(entity: DraftEntity, word: string): boolean {
  return word === entity.mention.one || word === entity.mention.many;
}

/** A bare noun as the name of an app: "Game Collection" says more than "Games". */
function asProduct({ thing, mention }: DraftEntity): string {
  const known = (thing?.apps ?? []).map((app) => app.split(" ").at(-1) ?? "").find((word) => lexicon.is(word, "collection-noun"));
  const byKind = nounKind(mention.one) === "event" ? "log" : "list";
  const holder = known ?? byKind;
  return mention.one.endsWith(holder) ? mention.many : `${mention.one} ${holder}`;
}

/** A name from what the prompt calls the app: `recipe box`, `plant watering log`; else from the things in it. */
function titleOf(plan: Plan): string {
  const { parsed, entities } = plan;
  if (parsed.title !== null) return parsed.title.words;
  const named = namedKind(parsed);
  if (parsed.owner !== null) return titleCase(named ?? plainName(parsed.owner).replace(INTRODUCTION, ""));
  if (named !== null) return titleCase(named);
  const main = entities[0];
  if (main === undefined) return coreTitle(parsed) ?? UNNAMED;
  const kind = plainName(parsed.kind?.words ?? "").replace(/-related\b/g, "");
  const words = kind.split(" ").filter((word) => word !== "" && !lexicon.is(word, "site-noun"));
  const content = words.filter((word) => !lexicon.is(word, "colourless-noun"));
  const one = main.mention.one;
  if (content.length > 0 && words.length <= 4)
    return titleCase(words.length === 1 && entities.length === 1 && isNameOf(main, words[0] ?? "") ? asProduct(main) : words.join(" "));
  const holder = words.find((word) => lexicon.is(word, "record-holder"));
  if (holder !== undefined && entities.length === 1) return titleCase(one === "entry" ? holder : `${one} ${holder}`);
  return entities.length === 1
    ? (main.thing?.pageTitle ?? titleCase(asProduct(main)))
    : titleCase(joined(shortList(entities.map((entity) => entity.mention.many))));
}

const bare = /^(?:online )?(?:forum|shop|store|blog|quiz|poll|marketplace|community|dating|trivia|magazine|podcast|flashcards?)$/;
const places = /\b(?:portal|platform|network|hub|community)$/;

/** A name that the kind of the product gives: "Tenant Portal", "Podcast Platform", and for a bare one what it is about, "Gardeners Forum". */
function namedKind({ kind, text }: Plan["parsed"]): string | null {
  const words = plainName(kind?.words ?? "");
  const plain = words.replace(/ (?:app|application|website|site|webapp|program|page)$/, "");
  if (places.test(words) && words.split(" ").length <= 4 && words.includes(" ")) return words;
  if (!bare.test(plain)) return null;
  const about = /\b(?:for|about|on) (?<about>[a-z][a-z'-]+(?: [a-z][a-z'-]+){0,2}?)\s*(?:[.,!?]|(?:with|where|for|to|in)\b|$)/i.exec(
    text.slice(0, 120),
  )?.groups?.["about"];
  if (about === undefined || /^(?:a|an|the|my|our|your|users?|people|everyone|everybody|fun|me|us)\b/i.test(about)) return null;
  return `${about.toLowerCase()} ${plain.replace(/^online /, "")}`;
}

/** "Interval timer 40 seconds work": how long is no part of a name. */
const AMOUNTS = / \d.*$/;

/** The name of a product that is a game, a poll or the like: its words without those for an application. */
function coreTitle({ kind }: Plan["parsed"]): string | null {
  const words = plainName(kind?.words ?? "")
    .replace(AMOUNTS, "")
    .split(" ")
    .filter((word, at, all) => word !== "" && !(at > 0 && at === all.length - 1 && plainContainers.has(word)));
  return words.length === 0 ? null : titleCase(words.join(" "));
}

/** What a product for others is good for, by its kind. */
const publicLines: Readonly<Partial<Record<Blueprint["kind"], (names: string, main: string) => string>>> = {
  site: (names) => `${capital(names)}, and how to reach us`,
  shop: (_names, main) => `${capital(main)} to find, compare and order`,
  community: (names) => `${capital(names)}, and the people behind them`,
  learning: (_names, main) => `${capital(main)} to learn from, at your own pace`,
  dashboard: (names) => `${capital(names)} in figures and charts`,
};

/** What one does in the end with what a shop has. */
function dealOf({ features }: Plan): string {
  const offered = definitions.find(
    ({ deal, schema }) => deal !== undefined && features.some(({ kind }) => kind === schema.shape.kind.value),
  );
  return offered?.deal ?? "choose";
}

/** Whether most of what rows of a known thing usually hold is there, so that a line about the thing is true of them. */
function hasUsualFields({ thing, fields }: DraftEntity): boolean {
  const usual = (thing?.fields ?? []).filter(({ presence }) => presence !== "named");
  return usual.filter(({ id }) => fields.some((field) => field.id === id)).length * 2 >= usual.length;
}

function taglineOf(plan: Plan, kind: Blueprint["kind"]): string {
  const [main, ...others] = plan.entities;
  if (main === undefined) return "";
  // A list beside the main thing needs no mention: the line says what the app is good for.
  const alone = others.every((other) => other.thing?.pageTitle !== undefined);
  if (main.thing !== null && alone && (kind === "tool" || kind === "dashboard") && (kind !== "tool" || hasUsualFields(main)))
    return inOwnNoun(main.thing.tagline, main);
  const names = joined(plan.entities.slice(0, 4).map((entity) => entity.mention.many)).replace(" & ", " and ");
  const line = kind === "tool" ? undefined : publicLines[kind];
  if (line !== undefined) return line(names, main.mention.many).replace("order", dealOf(plan));
  if (others.length > 0) return `${capital(names)} in one place`;
  const fields = main.fields.filter((field) => field.id !== main.titleField).slice(0, 3);
  const parts = joined(fields.map((field) => field.label.toLowerCase())).replace(" & ", " and ");
  return parts === "" ? `Your ${names} in one place` : `Your ${names} in one place, with ${parts}`;
}

/** The title with the capitals that a text has inside its words: "HIIT", "PhD". A text in capitals says nothing by them. */
function asWritten(title: string, text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const typed = new Map(words.filter((word) => /.\p{Lu}/u.test(word)).map((word) => [word.toLowerCase(), word]));
  const isLoud = typed.size * 2 > words.length;
  return isLoud ? title : title.replace(/[\p{L}\p{N}]+/gu, (word) => typed.get(word.toLowerCase()) ?? word);
}

/** The title, the slug and the tagline of the drafted app. */
export function draftTitle(plan: Plan, kind: Blueprint["kind"] = "tool"): { title: string; slug: string; tagline: string } {
  const called = titleOf(plan);
  const [main] = plan.entities;
  // "We're an undertaker's": who speaks is no name.
  const named =
    (INTRODUCTION.test(called) && main !== undefined ? titleCase(asProduct(main)) : called)
      .replace(/^An? List of /i, "")
      .slice(0, 60)
      .trim() || UNNAMED;
  const [core] = plan.features.filter((feature) => cores.has(feature.kind));
  // "A quiz for my nan" is no app called Nan.
  const isName = named !== UNNAMED && !INTRODUCTION.test(named) && !relatives.has(named.toLowerCase());
  const title = asWritten(isName || core === undefined ? named : capital(core.kind), plan.parsed.text);
  return { title, slug: slugOf(title), tagline: taglineOf(plan, kind).slice(0, 120) };
}
