// What fills the slot of an option: the things of a sentence, whose name or which trade it is about.
import { article } from "../../../knowledge/words/inflect.ts";
import { containers, hollowWords } from "../../lexicon/nouns.ts";
import { groups, vague } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import type { Sentence, Token } from "../../text/token.ts";
import type { RowName } from "../records/rows/row-name.ts";
import type { KeptThings } from "../wishes/kept-things.ts";

const NOTHING_KEPT: KeptThings = { things: [], counted: [], people: [] };

/** What fills each slot; nothing where the text does not say it. */
export type Slots = ReadonlyMap<string, string | undefined>;

/** What the slots of options are filled with for a text that is about this, as far as it is known. */
export function slotsOf(
  sentences: readonly Sentence[],
  thing: RowName | null,
  { things, counted, people }: KeptThings = NOTHING_KEPT,
): Slots {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const trade = tradeIn(tokens);
  return new Map([
    ["things", thing?.many],
    ["thing", thing?.one],
    ["kept", things[0]?.many],
    ["visited", (people[0] ?? counted[0])?.many ?? (tokens.some(({ one }) => one === "customer") ? "customers" : undefined)],
    ["name", nameIn(sentences) ?? trade ?? "myself"],
    ["trade", trade ?? activityIn(tokens) ?? undefined],
  ]);
}

/** "Dog grooming website": the words before the one for a site name what somebody does. */
function activityIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ low }) => /^(?:website|site|page|webpage|homepage)$/.test(low));
  const [first, last] = tokens.slice(0, Math.max(0, at)).slice(-2);
  if (first === undefined || last === undefined || !last.low.endsWith("ing") || first.speech !== "noun") return null;
  return `${article(first.low)} ${first.low} ${last.low} business`;
}

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
  // "In a market town", "from the church" is where something is, "our choir" is whose it is.
  const isAfter = (place: number, words: RegExp): boolean => tokens.slice(Math.max(0, place - 3), place).some(({ low }) => words.test(low));
  const isBusiness = (one: string): boolean => (businesses.has(one) || one === "business") && !/^(?:portfolio|product)$/.test(one);
  const at = tokens.findIndex(({ one }, place) => isBusiness(one) && !isAfter(place, /^(?:in|from|at|near|behind|which)$/));
  const found = at >= 0 ? at : tokens.findIndex(({ one }, place) => groups.has(one) && isAfter(place, /^(?:my|our|are|for|we're)$/));
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

/** The option with its slot filled; none where it would say its own cue again: "a quiz about a pub quiz". */
export function filled(option: string, slots: Slots, cues: ReadonlySet<string>): string[] {
  const slot = /\{(\w+)\}/.exec(option)?.[1];
  if (slot === undefined) return [option];
  const value = slots.get(slot);
  return value === undefined || (slot === "thing" && value.split(" ").some((word) => cues.has(word)))
    ? []
    : [option.replace(`{${slot}}`, value)];
}
