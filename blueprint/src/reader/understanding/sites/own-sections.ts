// Sections of a site that only its owner can write: "the villages I cover", "what's in season". What the text says of one
// stands in it: "say somewhere that we're shut on Mondays".
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../model/names.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";
import { isUnsupported } from "../../lexicon/unsupported.ts";
import { builders } from "../../lexicon/nouns.ts";
import { meansPeople } from "../../text/noun-kind.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-of.ts";
import { isPronoun } from "../records/heading.ts";

/** A section of the owner's own. Without a line there is only room for one. */
export interface OwnSection {
  title: string | null;
  line: string | null;
  /** The words of the text that ask for it; empty where none do. */
  said: string;
}

const TITLE_WORDS_MAX = 7;
const SECTIONS_MAX = 8;

/** The section that a part of a list of what a site shows asks for; null where it asks for something else. A person's registration is no log-in. */
export function sectionOf(text: string, tokens: readonly Token[], isOfPerson: boolean): OwnSection | null {
  const from = tokens.findIndex(({ low }) => !isLeading(low));
  const words = from < 0 ? [] : tokens.slice(from);
  const [first, second] = words;
  if (
    first === undefined ||
    words.length > TITLE_WORDS_MAX ||
    (isPronoun(first) && !isQuestion(first)) ||
    words.some(({ text: word }) => /[\d£$€]/.test(word))
  )
    return null;
  const isClause = isQuestion(first) && second !== undefined;
  const isNoun =
    (isNounOf(first) || first.speech === "adjective" || first.low.endsWith("ing")) && (words.length === 1 || words.some(isNounOf));
  const isAbility = words.some(
    ({ low }) =>
      /^(?:can|could|should|must|will|would)$/.test(low) ||
      (isUnsupported(low) && !isOfPerson) ||
      builders.has(low) ||
      lexicon.is(low, "small-site-word"),
  );
  const isName = words.every(({ text: word, start }) => start > 0 && /^\p{Lu}/u.test(word));
  const isPeople = !isClause && meansPeople(words.at(-1)?.one ?? "");
  if (isAbility || isName || isPeople || !(isClause || isNoun)) return null;
  const said = quote(text, words);
  return { title: capitalise(said), line: null, said };
}

/** A noun, or what looks like a verb and is several of something: "awards". */
const isNounOf = ({ speech, low, one }: Token): boolean => speech === "noun" || (speech === "verb" && low !== one && low.endsWith("s"));

const isLeading = (low: string): boolean =>
  lexicon.is(low, "determiner") || lexicon.is(low, "possessive") || lexicon.is(low, "amount-word") || /^(?:some|few|all|also)$/.test(low);

const { cv } = readData("understanding/own-sections.json", z.strictObject({ cv: z.array(z.string()) }));

/** What a CV has where nothing is said of it. */
export function usualSections(): OwnSection[] {
  return cv.map((title) => ({ title, line: null, said: "" }));
}

/** "Say somewhere that we're shut on Mondays because …": what a site is to say in the owner's words. */
export function linesIn(text: string, sentences: readonly Sentence[]): OwnSection[] {
  return sentences.flatMap(({ tokens }) => {
    const [first] = tokens;
    const who = tokens.findIndex(({ low }, at) => at > 0 && at < TITLE_WORDS_MAX && /^(?:i|we)\b/.test(low));
    if (first === undefined || who < 0 || !lexicon.is(first.low, "stating-verb")) return [];
    const end = tokens.findIndex(({ low }, at) => at > who && /^(?:because|since|as|so|but|[,;–—-])$/.test(low));
    const line = quote(text, tokens.slice(who, end < 0 ? undefined : end));
    return [{ title: null, line: `${capitalise(line)}.`, said: quote(text, tokens.slice(0, end < 0 ? undefined : end)) }];
  });
}

/** A draft of a site with these sections at the end of its front page, before what sends something. */
export function withSections(draft: Draft, sections: readonly OwnSection[]): Draft {
  const [home, ...pages] = draft.blueprint.pages;
  if (home === undefined || sections.length === 0) return draft;
  const added = sections.slice(0, SECTIONS_MAX).map(({ title, line, said }, at): AnyFeature => {
    return {
      kind: "passage",
      id: `section-${at + 1}`,
      phrase: said === "" ? null : said,
      title: title?.slice(0, TITLE_CHARACTERS_MAX) ?? null,
      line,
    };
  });
  const shown = added.map(({ id }): Section => ({ kind: "feature", feature: id, block: "text" }));
  const kindOf = (section: Section): string =>
    section.kind === "feature" ? (draft.blueprint.features.find(({ id }) => id === section.feature)?.kind ?? "") : "";
  const sending = home.sections.findIndex((section) => /^(?:contact|form)$/.test(kindOf(section)));
  const place = sending < 0 ? home.sections.length : sending;
  const first = { ...home, sections: home.sections.toSpliced(place, 0, ...shown) };
  const said = sections.map((section) => section.said).filter((one) => one !== "");
  return {
    ...draft,
    blueprint: { ...draft.blueprint, features: [...draft.blueprint.features, ...added], pages: [first, ...pages] },
    understood: [...draft.understood, ...added.flatMap(({ id, phrase }) => (phrase === null ? [] : [{ phrase, became: [id] }]))],
    notUnderstood: draft.notUnderstood.filter((phrase) => !said.some((one) => one.includes(phrase) || phrase.includes(one))),
  };
}

const TITLE_CHARACTERS_MAX = 60;
