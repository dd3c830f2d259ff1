// Finds what is known about a noun phrase: the whole phrase first, then without a hollow tail, then ever shorter ends of it.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { EntityTemplate } from "../../../../knowledge/entity-template.ts";
import { isOffered, type Audience, templateOf, templatesByApp } from "../../../../knowledge/entity-templates.ts";
import { actors, hollowTails } from "../../../lexicon/nouns.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import { plural, singularWord } from "../../../../knowledge/words/inflect.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";

/** A known thing, and what the person calls it. */
export interface Known {
  thing: EntityTemplate;
  one: string;
  many: string;
  /** Whether it was named by the name of an application about it: `shopping list`. */
  byApp: boolean;
}

function own(thing: EntityTemplate, byApp: boolean): Known {
  return { thing, one: thing.one, many: thing.many, byApp };
}

function named(thing: EntityTemplate, matched: string, before: string): Known {
  // "readings" and "spending" say which thing is meant, but are no name for one of them.
  if (
    /(?:ing|rental|hire|reservation)$/.test(matched) ||
    (matched.length < 4 && thing.sorts?.includes(matched) !== true) ||
    lexicon.is(matched, "sort-not-name")
  )
    return own(thing, false);
  if (before === "" && matched === thing.one) return own(thing, false);
  // One word before the noun is a name, three are a sentence.
  const nearest = before.split(" ").at(-1) ?? "";
  const one = nearest === "" ? matched : `${nearest} ${matched}`;
  return one.length > 40 ? own(thing, false) : { thing, one, many: plural(one), byApp: false };
}

/** A journal or library for the public is to be read: its entries are no diary. */
function namesReading({ tokens }: NounPhrase, audience: Audience): boolean {
  return audience === "public" && /^(?:journal|diary|library|magazine|archive)$/.test(tokens.at(-1)?.one ?? "");
}

/** The known thing that a noun phrase names, or null. Adjectives before the noun are dropped, nouns stay in its name. */
export function knownThing(phrase: NounPhrase, audience: Audience = "own"): Known | null {
  const app =
    namesReading(phrase, audience) || isOffered(phrase.key, audience)
      ? undefined
      : (templatesByApp.get(phrase.key) ?? templatesByApp.get(phrase.low));
  const sort = app?.sorts?.find((word) => phrase.key.startsWith(`${word} `));
  if (app !== undefined) return sort === undefined ? own(app, true) : { thing: app, one: sort, many: plural(sort), byApp: true };
  const words = phrase.key.split(" ");
  for (let from = 0; from < words.length; from += 1) {
    const key = words.slice(from).join(" ");
    const thing = templateOf(key, audience);
    // "Screen minutes" are an amount, and none of a meeting.
    const isAmount =
      from > 0 && lexicon.is(phrase.tokens.at(-1)?.one, "unit") && !isOfGroup(words[from - 1]) && words[from - 1] !== thing?.one;
    if (thing !== undefined && !isAmount) return named(thing, key, nounsBefore(phrase, from));
    const before = words.slice(0, from).join(" ");
    const holder =
      lexicon.is(key, "place-of-things") &&
      !/^(?:home|house|household|family|office|school|club|digital)$|(?:shop|store|warehouse|market|bakery|pharmacy|salon|cafe|business|company)$/.test(
        before,
      );
    const about =
      from > 0 && !isAmount && !holder && !namesReading(phrase, audience)
        ? (templatesByApp.get(key) ?? templatesByApp.get(plural(key)))
        : undefined;
    if (about !== undefined) return own(about, true);
  }
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !hollowTails.has(last)) return null;
  const shorter = words.slice(0, -1);
  const key = [...shorter.slice(0, -1), singularWord(shorter.at(-1) ?? "")].join(" ");
  return knownThing({ ...phrase, key, low: shorter.join(" "), tokens: phrase.tokens.slice(0, -1), plural: true }, audience);
}

/** "Council minutes". */
const isOfGroup = (word = ""): boolean => lexicon.is(word, "organisation") || groups.has(word);

function nounsBefore(phrase: NounPhrase, from: number): string {
  const before = phrase.tokens.slice(0, from);
  // "A school bake sale": behind a noun, what can be a verb too is one.
  const isVerbToo = ({ low, one }: Token, at: number): boolean =>
    low.endsWith("ing") ||
    (low === one && before[at - 1]?.speech === "noun" && !actors.has(before[at - 1]?.one ?? "") && !/(?:ed|en)$/.test(low));
  const isName = (token: Token, at: number): boolean => token.speech === "noun" || (token.speech === "verb" && isVerbToo(token, at));
  const firstNoun = before.findLastIndex((token, at) => !isName(token, at)) + 1;
  return before
    .slice(firstNoun)
    .filter(({ low }) => !low.endsWith("'s"))
    .map((token) => token.low)
    .join(" ");
}

/** Whether something is known about a noun phrase. */
export function isKnown(phrase: NounPhrase, audience: Audience = "own"): boolean {
  return knownThing(phrase, audience) !== null;
}

/** The noun phrase if it is known as a whole, else the part of it that is known: the longest that begins first. */
export function knownPart(phrase: NounPhrase, audience: Audience = "own"): NounPhrase | null {
  if (isKnown(phrase, audience)) return phrase;
  const { tokens } = phrase;
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = tokens.length; to > from; to -= 1) {
      const part = nounPhrase(tokens.slice(from, to));
      if (part !== null && isKnown(part, audience)) return part;
    }
  return null;
}
