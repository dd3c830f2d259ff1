// What fills the slot of an option: the things of a sentence, whose name or which trade it is about.
import { article } from "../../../knowledge/words/inflect.ts";
import { actors, containers, hollowWords } from "../../lexicon/nouns.ts";
import { groups, vague } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import type { Sentence, Token } from "../../text/token.ts";
import type { Subject } from "./subjects-in.ts";

/** What fills each slot; nothing where the text does not say it. */
export type Slots = ReadonlyMap<string, string | undefined>;

/** What the slots of options are filled with for a text with these possible subjects. */
export function slotsOf(sentences: readonly Sentence[], subjects: readonly Subject[]): Slots {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const first = subjects.find(({ score, one }) => score > -2 && !isSomebody(one));
  const trade = tradeIn(tokens);
  return new Map([
    ["things", first?.many],
    ["thing", first?.one],
    ["name", nameIn(sentences) ?? trade ?? "myself"],
    ["trade", trade ?? activityIn(tokens) ?? undefined],
  ]);
}

/** For whom an app is, which is nothing that one books or buys. */
function isSomebody(one: string): boolean {
  const last = one.split(" ").at(-1) ?? "";
  return actors.has(last) || vague.has(last);
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

/** The option with its slot filled; none where it would say its own cue again: "a quiz about a pub quiz". */
export function filled(option: string, slots: Slots, cues: ReadonlySet<string>): string[] {
  const slot = /\{(\w+)\}/.exec(option)?.[1];
  if (slot === undefined) return [option];
  const value = slots.get(slot);
  return value === undefined || (slot === "thing" && value.split(" ").some((word) => cues.has(word)))
    ? []
    : [option.replace(`{${slot}}`, value)];
}
