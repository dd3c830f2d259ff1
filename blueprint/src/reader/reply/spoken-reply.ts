// The reply to the person after a build in another language than English, of the messages of the catalogue: what the app is, what it
// keeps, what is in it as a list of names that need no grammar, and plainly what was not built.
import { languageOf } from "../../project/words/languages.ts";
import { type Words, wordsIn } from "../../project/words/words-in.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Entity } from "../../schema/entity.ts";
import type { AnyFeature } from "../../schema/feature.ts";
import type { Reading } from "../../schema/reading.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

const PARTS_MAX = 10;
const PHRASES_MAX = 6;
const PHRASE_CHARACTERS_MAX = 120;

/** Whether replies about this app are in its own language: English ones are written in sentences of their own. */
export function isSpoken({ language }: Pick<Blueprint, "language">): boolean {
  return languageOf(language).catalogue !== "en";
}

/** The reply in the app's language. */
export function spokenReply({ blueprint, notUnderstood }: Built): string {
  const words = wordsIn(blueprint.language);
  const built = [
    words.reply.ready({ title: blueprint.title }),
    keptIn(blueprint, words),
    partsIn(blueprint, words),
    actsIn(blueprint, words),
  ];
  const missing = notUnderstood.length === 0 ? "" : words.reply.notBuilt({ phrases: quoted(notUnderstood, words) });
  return [joined(built, words), missing, words.reply.hint()].filter((part) => part !== "").join("\n\n");
}

/** Sentences one after another; between those of Japanese there is no space. */
function joined(sentences: readonly string[], { language }: Words): string {
  return sentences.filter((sentence) => sentence !== "").join(language.catalogue === "ja" ? "" : " ");
}

const listed = (parts: readonly string[], { language }: Words): string =>
  new Intl.ListFormat(language.locale, { type: "conjunction" }).format(parts);

function keptIn({ entities, capabilities }: Blueprint, words: Words): string {
  if (entities.length === 0) return "";
  const namesOf = (some: readonly Entity[]): string =>
    listed(
      some.map(({ name }) => name.many),
      words,
    );
  const isKept = capabilities.some(({ kind }) => kind === "add");
  const kept = (isKept ? words.reply.keeps : words.reply.shows)({ things: namesOf(entities) });
  const empty = entities.filter(({ samples }) => samples.length === 0);
  return joined(
    [
      kept,
      empty.length < entities.length ? words.reply.samples() : "",
      empty.length === 0 ? "" : words.reply.empty({ things: namesOf(empty) }),
    ],
    words,
  );
}

/** What features are called; those of texts are the pages themselves. */
const FEATURES = {
  buy: "buy",
  book: "book",
  apply: "apply",
  account: "account",
  comment: "comment",
  message: "messaging",
  review: "review",
  poll: "poll",
  collect: "collect",
  share: "share",
  newsletter: "newsletter",
  contact: "contact",
  form: "form",
  stories: "stories",
  board: "board",
  approve: "approve",
  assign: "assign",
  calendar: "calendar",
  log: "log",
  download: "download",
  dashboard: "dashboard",
  calculator: "calculator",
  timer: "timer",
  countdown: "countdown",
  picker: "picker",
  metronome: "metronome",
  counter: "counter",
  quiz: "quiz",
  flashcards: "flashcards",
  lessons: "lessons",
  survey: "survey",
  leaderboard: "leaderboard",
  standings: "standings",
  snake: "snake",
  gallery: "gallery",
  faq: "faq",
  services: "services",
} as const;

const isNamed = (kind: string): kind is keyof typeof FEATURES => kind in FEATURES;

function featureIn(feature: AnyFeature, { entities, words }: { entities: readonly Entity[]; words: Words }): string[] {
  if (!isNamed(feature.kind)) return [];
  const part = words.reply[FEATURES[feature.kind]]();
  const rows = entities.find(({ id }) => id === feature["entity"])?.name.many;
  return [rows === undefined ? part : words.reply.ofRows({ part, rows })];
}

function capabilityIn(capability: Capability, { entities, words }: { entities: readonly Entity[]; words: Words }): string[] {
  const { reply } = words;
  const entity = entities.find(({ id }) => id === capability.entity);
  const rows = entity?.name.many ?? "";
  const of = (part: string): string[] => [reply.ofRows({ part, rows })];
  switch (capability.kind) {
    case "filter":
      return of(reply.filterBy({ label: entity?.fields.find(({ id }) => id === capability.field)?.label ?? capability.field }));
    case "mark":
    case "rate":
    case "tag":
      return of(reply[capability.kind]());
    case "chart":
      return [reply.chartCalled({ title: capability.label })];
    case "total":
      return [reply.totalCalled({ title: capability.label })];
    case "export":
      return of(reply.export({ format: capability.format.toUpperCase() }));
    case "send":
      return [reply.send({ rows: entities.find(({ id }) => id === capability.to)?.name.many ?? rows })];
    default:
      return [];
  }
}

/** What the app has, what was asked for first. */
function partsIn({ entities, features, capabilities }: Blueprint, words: Words): string {
  const about = { entities, words };
  const asked = [...features, ...capabilities].toSorted((one, other) => Number(one.phrase === null) - Number(other.phrase === null));
  const isFeature = (part: AnyFeature | Capability): part is AnyFeature => features.some((feature) => feature === part);
  const parts = [...new Set(asked.flatMap((part) => (isFeature(part) ? featureIn(part, about) : capabilityIn(part, about))))];
  return parts.length === 0 ? "" : words.reply.has({ parts: listed(capped(parts, PARTS_MAX, words), words) });
}

function actsIn({ capabilities }: Blueprint, words: Words): string {
  const acts = (["add", "edit", "delete", "search", "sort"] as const).filter((act) => capabilities.some(({ kind }) => kind === act));
  const named = acts.map((act) => words.reply[act]());
  return named.length === 0 ? "" : words.reply.usual({ acts: listed(named, words) });
}

function capped(parts: readonly string[], most: number, words: Words): string[] {
  const more = parts.length - most;
  return more > 0 ? [...parts.slice(0, most), words.reply.andMore({ count: more })] : [...parts];
}

function quoted(phrases: readonly string[], words: Words): string {
  const short = (phrase: string): string =>
    phrase.length > PHRASE_CHARACTERS_MAX ? `${phrase.slice(0, PHRASE_CHARACTERS_MAX - 1).trimEnd()}…` : phrase;
  const all = phrases.map((phrase) => words.reply.quoted({ phrase: short(phrase) }));
  return listed(capped(all, PHRASES_MAX, words), words);
}
