// What a sentence may have meant, as sentences that the reader understands: by the words of it that hint at a kind of app
// ("who comes", "appointment", "lend"), then a list of each of its nouns. Choosing one builds exactly what it reads as.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { containers, hollowWords } from "../../lexicon/nouns.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import { lists, openings, readings } from "./known-readings.ts";
import { subjectsIn } from "./subjects-in.ts";
import { groups, vague } from "../../lexicon/subject-words.ts";

const [unknownList = "", knownList = ""] = lists;
const OPTIONS_MAX = 8;

const isCapital = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** A name in capitals that does not begin its sentence: "CV of Maria Lopez". */
function nameIn(sentences: readonly Sentence[]): string | null {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex((token, place) => place > 0 && isCapital(token) && token.speech === "noun");
    if (at < 0) continue;
    const end = tokens.findIndex((token, place) => place > at && !isCapital(token));
    return quoted(tokens.slice(at, end < 0 ? undefined : end));
  }
  return null;
}

/** Who would have a site: a business with the nouns before it ("jam business"), or a group. */
function tradeIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ one }) => (businesses.has(one) || one === "business") && !/^(?:portfolio|product)$/.test(one));
  const found = at >= 0 ? at : tokens.findIndex(({ one }) => groups.has(one));
  const token = tokens[found];
  if (token === undefined) return null;
  const before = tokens[found - 1];
  const isModified =
    before !== undefined &&
    before.speech === "noun" &&
    !vague.has(before.one) &&
    !containers.has(before.one) &&
    !hollowWords.has(before.low);
  const trade = isModified ? `${before.low} ${token.one}` : token.one;
  return trade === "business" ? null : `${article(trade)} ${trade}`;
}

const quoted = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** The sentences that a cleaned text may have meant, best first. */
export function optionsFor(text: string): string[] {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = new Set(tokens.map(({ low }) => low));
  const subjects = subjectsIn(text);
  const trade = tradeIn(tokens);
  const first = subjects.find(({ score }) => score > -2);
  const slots = new Map([
    ["things", first?.many],
    ["thing", first?.one],
    ["name", nameIn(sentences) ?? trade ?? "myself"],
    ["trade", trade ?? undefined],
  ]);
  const hinted = readings
    .map((reading) => ({ ...reading, hits: [...reading.cues].filter((cue) => words.has(cue)).length }))
    .filter(({ hits }) => hits > 0)
    .filter(({ hits }, _, all) => hits === Math.max(...all.map((one) => one.hits)))
    .map(({ option, cues }) => ({ option, cues }));
  // Of nouns that nobody knows, only the first may be a list, and only where there are several of it.
  const listed = subjects
    .filter(
      ({ one, score, plural: isMany }, at) => score > -2 && (templatesByNoun.has(one) || (isMany && at === 0 && fieldNoun(one) === null)),
    )
    .slice(0, 2)
    .map(({ one, many }) => (templatesByNoun.has(one) ? knownList : unknownList).replace("{things}", many));
  const said = hinted.flatMap(({ option, cues }) => filled(option, slots, cues));
  return [...new Set([...said, ...listed])].slice(0, OPTIONS_MAX);
}

/** The option with its slot filled; none where it would say its own cue again: "a quiz about a pub quiz". */
function filled(option: string, slots: ReadonlyMap<string, string | undefined>, cues: ReadonlySet<string>): string[] {
  const slot = /\{(\w+)\}/.exec(option)?.[1];
  if (slot === undefined) return [option];
  const value = slots.get(slot);
  return value === undefined || (slot === "thing" && value.split(" ").some((word) => cues.has(word)))
    ? []
    : [option.replace(`{${slot}}`, value)];
}

/** A kind of app that words of a text hint at: the words, and the kinds of features of which one is enough. */
export interface Hint {
  cues: readonly string[];
  features?: readonly string[] | undefined;
}

/** The kinds of apps that the words of a text hint at. */
export function hintsIn(words: ReadonlySet<string>): Hint[] {
  const found = readings.map(({ cues, features }) => ({ cues: [...cues].filter((cue) => words.has(cue)), features }));
  return found.filter(({ cues }) => cues.length > 0);
}

/** What can be built where a text names nothing: fitting what it calls the app. */
export function openingsFor(text: string): readonly string[] {
  const words = new Set(sentencesOf(text).flatMap(({ tokens }) => tokens.map(({ one }) => one)));
  return (
    (openings.find(({ words: telling }) => telling.length === 0 || telling.some((word) => words.has(word))) ?? openings[0])?.options ?? []
  );
}
