// Keeps the things that a prompt names, each once, however it is called later.
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import { businesses } from "../../product-kinds/products.ts";
import { actors, generics, hollowTails } from "../../../lexicon/nouns.ts";
import { templatesByNoun } from "../../../../knowledge/entity-templates.ts";
import { foreignServices } from "../../../lexicon/foreign-companies.ts";
import { plural, singularWord } from "../../../../knowledge/words/inflect.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import { quote } from "../../../text/token.ts";
import type { ParsedPrompt, Mention } from "../../parsed-prompt.ts";
import { type Known, knownThing } from "./known-thing.ts";

function withoutHollowTail(noun: NounPhrase): NounPhrase {
  const last = noun.tokens.at(-1)?.one ?? "";
  const shorter = noun.tokens.slice(0, -1);
  const end = shorter.at(-1);
  // "A waiting list" is no list of waitings.
  if (end === undefined || !hollowTails.has(last) || (shorter.length === 1 && end.low.endsWith("ing"))) return noun;
  const before = shorter.slice(0, -1).map((token) => token.low);
  const cut = { ...noun, tokens: shorter, key: [...before, end.one].join(" "), low: [...before, end.low].join(" ") };
  return withoutHollowTail(cut);
}

/** "Bills in our flat", "the club's bills", "books I lent", "books lent to friends": where and whose something is, and what one does with it, is no part of its name. */
function withoutPlace(said: NounPhrase): NounPhrase | null {
  const owner = said.tokens.findLastIndex(
    ({ low }) => low.endsWith("'s") && (groups.has(low.slice(0, -2)) || businesses.has(low.slice(0, -2))),
  );
  const noun = (owner < 0 ? null : nounPhrase(said.tokens.slice(owner + 1))) ?? said;
  const end = noun.tokens.findIndex(
    ({ low }, at) =>
      at > 0 && (lexicon.is(low, "clause-opener") || (lexicon.is(low, "preposition") && !(low === "of" && templatesByNoun.has(noun.key)))),
  );
  const tokens = end < 0 ? noun.tokens : noun.tokens.slice(0, end);
  const [thing, done] = tokens.slice(-2);
  const isParticiple = done?.speech === "verb" && /(?:ed|en|[^s]ent|ught|ept|old|ade|own)$/.test(done.low);
  const isDone = isParticiple && thing?.speech === "noun" && thing.low !== thing.one;
  return isDone ? nounPhrase(tokens.slice(0, -1)) : end < 0 ? noun : nounPhrase(tokens);
}

/** "1 hour slots", "10 minutes", "a million dollars": how much of something, and nothing of its own. */
export function isMeasure({ tokens: [amount, unit] }: NounPhrase): boolean {
  const isUnit =
    unit !== undefined &&
    (fieldNoun(unit.one)?.type === "duration" || (["unit", "unit-in-list"] as const).some((category) => lexicon.is(unit.low, category)));
  return /^(?:\d|hundred|thousand|million|billion)/.test(amount?.low ?? "") && isUnit;
}

/** "With 1 minute rest", "4 x 3 minutes": a number stands before it. */
function isMeasured(text: string, { tokens }: NounPhrase): boolean {
  return tokens.some(({ one, start }) => fieldNoun(one)?.type === "duration" && /\d[ -]?$/.test(text.slice(0, start)));
}

/** "(My blood pressure,) morning and evening": when, and not what there is a list of. A "quiz night" is one. */
const isTimeOfDay = ({ tokens: [first, ...others] }: NounPhrase): boolean => others.length === 0 && lexicon.is(first?.one, "time-of-day");

/** "(My blood pressure) morning and evening": times behind a noun are no part of its name. */
function withoutTimes(text: string, noun: NounPhrase): NounPhrase {
  const last = noun.tokens.at(-1);
  const next = last === undefined ? undefined : /^\s*(?:,|and|or|&)\s+(\p{L}+)/u.exec(text.slice(last.end))?.[1];
  const areTimes = lexicon.is(last?.one, "time-of-day") && lexicon.is(next?.toLowerCase(), "time-of-day");
  return (areTimes ? nounPhrase(noun.tokens.slice(0, -1)) : null) ?? noun;
}

/** Whether a noun phrase only points at what is already spoken of: `items`, `entries`, `overdue ones`. */
export function isGeneric(noun: NounPhrase): boolean {
  return noun.tokens.at(-1)?.low === "ones" || noun.tokens.every((token) => generics.has(token.one) || generics.has(token.low));
}

/** What is known about a noun phrase, and the mention that it means, if there is one already. */
function lookUp(parsed: ParsedPrompt, noun: NounPhrase): { known: Known | null; before: Mention | null } {
  const known = knownThing(noun, parsed.audience);
  return { known, before: mentionedAs(parsed, noun, known) };
}

/** The mention that a noun phrase means, if there is one already. */
export function mentioned(parsed: ParsedPrompt, noun: NounPhrase): Mention | null {
  return lookUp(parsed, noun).before;
}

/** The same for a noun of which this is known. */
export function mentionedAs(parsed: ParsedPrompt, noun: NounPhrase, known: Known | null): Mention | null {
  const cut = withoutHollowTail(noun);
  const last = cut.tokens.at(-1)?.one ?? "";
  const same = parsed.mentions.find(
    ({ one, thing }) => one === cut.key || (known !== null && (thing === known.thing || thing?.narrower === known.thing.one)),
  );
  if (same !== undefined || cut.tokens.length !== 1 || generics.has(last)) return same ?? null;
  // A shorter way to say it: "records" for "vinyl records", "hive" for "beehive".
  return (
    parsed.mentions.find(({ one }) => one.split(" ").at(-1) === last || (known === null && last.length > 3 && one.endsWith(last))) ?? null
  );
}

/** The mention of the first of these noun phrases that has one. */
export function firstMentioned(parsed: ParsedPrompt, nouns: readonly (NounPhrase | null | undefined)[]): Mention | null {
  return nouns.flatMap((noun) => (noun && mentioned(parsed, noun)) ?? [])[0] ?? null;
}

/** So sure are people that a list is said to be of, and its fields are stated: others are who uses the app. */
export const PEOPLE_LISTED = 3.5;

/** Makes a mention of things of any kind one of the narrower things that they are here: the items of a shop's inventory are products. */
export function narrow(found: Mention): void {
  const thing = templatesByNoun.get(found.thing?.narrower ?? "");
  if (thing !== undefined) Object.assign(found, { thing, one: thing.one, many: thing.many });
}

/** Notes that the prompt names a thing, and returns its mention; null where the phrase names no thing of its own. */
export function mention(parsed: ParsedPrompt, said: NounPhrase, strength: number): Mention | null {
  const noun = withoutPlace(withoutTimes(parsed.text, said));
  if (noun === null) return null;
  const whose = said.tokens[said.tokens.findIndex((token) => token === noun.tokens[0]) - 1];
  if (whose !== undefined) parsed.context.push({ start: said.tokens[0]?.start ?? 0, end: whose.end });
  if (
    isMeasure(noun) ||
    isMeasured(parsed.text, noun) ||
    isTimeOfDay(noun) ||
    isGeneric(noun) ||
    noun.tokens.some(({ low }) => foreignServices.has(low))
  )
    return null;
  const { known, before } = lookUp(parsed, noun);
  if (before !== null) {
    before.strength += strength;
    return before;
  }
  const cut = withoutOwners(withoutHollowTail(noun));
  if (
    known === null &&
    (!isName(cut) ||
      (parsed.mentions.length > 0 && isDoneBySomebody(parsed.text, noun)) ||
      (actors.has(cut.key) && strength < PEOPLE_LISTED) ||
      cut.tokens.length > 4 ||
      !/[a-z]{2}/.test(cut.key))
  )
    return null;
  const one = singularOfAll(cut.key);
  const named = known ?? { thing: null, one, many: plural(one) };
  const fresh: Mention = {
    thing: named.thing,
    one: named.one,
    many: named.many,
    phrase: quote(parsed.text, noun.tokens),
    place: { start: noun.tokens[0]?.start ?? 0, end: noun.tokens.at(-1)?.end ?? 0 },
    strength,
  };
  parsed.mentions.push(fresh);
  return fresh;
}

const inner: ReadonlySet<string> = new Set(
  "already,even,both,theirs,ours,mine,say,says,still,yet,does,do,did,has,had,was,were,me,us,i,we,the,a,an,it,its,their,my,our,them,this,that,these,is,are,be,up,down,not,more,other,others,visually,correctly,effectively,then,if,there,you,your,they,he,she,how,what,when,which,who,what's,who's,where's,etc".split(
    ",",
  ),
);

/** Whether unknown words can be the name of a thing: nouns and what stands before nouns, nothing with a sentence in it. */
function isName(noun: NounPhrase): boolean {
  const { tokens } = noun;
  const last = tokens.at(-1);
  if (last === undefined || tokens.some((token) => inner.has(token.low) || (token.speech === "other" && token.low.endsWith("ly"))))
    return false;
  if (last.speech === "adjective") return false;
  if (last.speech === "verb" && !noun.plural && (tokens.length === 1 || /(?:ed|en)$/.test(last.low)))
    return last.low.endsWith("ing") && tokens.length > 1;
  return !(tokens.length > 1 && tokens[0]?.speech === "verb" && tokens[0].low.endsWith("s"));
}

/** Longer names hold whose it is. */
const NAME_WORDS_MAX = 3;

/** "Tyre shop job cards" are job cards. */
function withoutOwners(noun: NounPhrase): NounPhrase {
  const owner = noun.tokens.slice(0, -1).findLastIndex(({ low }) => businesses.has(low) || groups.has(low));
  return noun.tokens.length <= NAME_WORDS_MAX || owner < 0 ? noun : (nounPhrase(noun.tokens.slice(owner + 1)) ?? noun);
}

/** "Holiday requests, I say yes": what stands behind a pronoun begins with what is done. */
function isDoneBySomebody(text: string, { tokens: [first, ...others] }: NounPhrase): boolean {
  return (
    first !== undefined && others.length > 0 && /\b(?:I|we|they|he|she) $/i.test(text.slice(Math.max(0, first.start - 6), first.start))
  );
}

/** A name that is fit for headings: letters, digits and simple marks, not too long. */
function singularOfAll(key: string): string {
  const words = key
    .replace(/[^\p{L}\p{N}' -]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const kept = words.slice(-NAME_WORDS_MAX).map((word, index, all) => (index === all.length - 1 ? singularWord(word) : word));
  return kept.join(" ").slice(0, 40).trim() || "item";
}
