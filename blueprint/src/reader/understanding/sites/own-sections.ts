// Sections of a site that only its owner can write: "the villages I cover", "what's in season". What the text says of one
// stands in it: "say somewhere that we're shut on Mondays".
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { ownTemplates } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../model/names.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";
import { isUnsupported } from "../../lexicon/unsupported.ts";
import { builders } from "../../lexicon/nouns.ts";
import { meansPeople } from "../../text/noun-kind.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-words.ts";
import { isPronoun } from "../records/heading.ts";

/** A section of the owner's own. Without a line there is only room for one. */
export interface OwnSection {
  title: string | null;
  line: string | null;
  /** The words of the text that ask for it; empty where none do. */
  said: string;
}

const TITLE_WORDS_MAX = 9;
const QUESTION_WORDS_MAX = 12;
const SECTIONS_MAX = 8;
/** What somebody does: trades that are known have a section of it without being asked. */
export const SERVICES = "services";

/** The section that a part of a list of what a site shows asks for; null where it asks for something else. A person's registration is no log-in. */
export function sectionOf(text: string, tokens: readonly Token[], isOfPerson: boolean): OwnSection | null {
  const from = tokens.findIndex(({ low }, at) => !isLeading(low) && !isCount(tokens, at));
  // "A list of skills".
  const isListOf = isOfPerson && tokens[from]?.low === "list" && tokens[from + 1]?.low === "of";
  const listed = from < 0 ? [] : tokens.slice(isListOf ? from + 2 : from);
  // "A list of *the* towns I cover".
  const words = isListOf && lexicon.is(listed[0]?.low, "determiner") ? listed.slice(1) : listed;
  const [first] = words;
  if (
    first === undefined ||
    isManner(words) ||
    words.length > (isClause(words) ? QUESTION_WORDS_MAX : TITLE_WORDS_MAX) ||
    (isPronoun(first) && !isQuestion(first)) ||
    words.some(({ text: word }, at) => /[£$€]/.test(word) || (/\d/.test(word) && !isCount(words, at)))
  )
    return null;
  const isTheirs = isOfPerson || /^(?:my|our)$/.test(tokens[from - 1]?.low ?? "");
  const isName = words.every(({ text: word, start }) => start > 0 && /^\p{Lu}/u.test(word));
  if (isName || isAbility(words, isTheirs) || !(isClause(words) || isTitle(words, isTheirs))) return null;
  const said = quote(text, words);
  return { title: capitalise(said), line: null, said };
}

/** "Plain", "professional", "moody", "big titles", "one page": how a site is, and no part of it. */
export const isManner = (tokens: readonly Token[]): boolean =>
  tokens.every(
    (token) => isQuality(token) || lexicon.is(token.one, "site-word") || token.one === "page" || lexicon.is(token.low, "count-word"),
  ) ||
  (tokens.length > 1 && tokens[0]?.speech === "adjective" && lexicon.is(tokens.at(-1)?.one, "shown-part"));

/** An adjective, also where the tagger of speech takes it for a noun or a verb. */
const isQuality = ({ speech, low }: Token): boolean => speech === "adjective" || /(?:ional|oming|ful|ous|ish)$/.test(low);

/** "What's in season", "whether my list is open". */
const isClause = ([first, second]: readonly Token[]): boolean => (isQuestion(first) || first?.low === "whether") && second !== undefined;

/** Whether words ask for something that a site does; "how to book us" is to be read. */
function isAbility(words: readonly Token[], isTheirs: boolean): boolean {
  const isGuide = words[0]?.low === "how" && words[1]?.low === "to";
  const isDone = ({ low }: Token): boolean =>
    ((isUnsupported(low) || lexicon.is(low, "transaction-noun")) && !isTheirs) || builders.has(low) || lexicon.is(low, "small-site-word");
  const isModal = ({ low }: Token): boolean => /^(?:can|could|should|must|will|would)$/.test(low);
  return !isGuide && (words.some(isModal) || (!isClause(words) && words.some(isDone)));
}

/** Whether words are what a section is called: "rules about dogs", "remembering those we lost", "meet the makers". */
function isTitle(words: readonly Token[], isTheirs: boolean): boolean {
  const [first, second] = words;
  if (first === undefined) return false;
  const isDoing = first.low.endsWith("ing") && second !== undefined;
  const isOf = lexicon.is(second?.low, "preposition") && first.speech === "verb" && first.low === first.one;
  const isNoun =
    (isNounOf(first) || first.speech === "adjective" || /(?:ing|'s)$/.test(first.low)) && (words.length === 1 || words.some(isNounOf));
  // "Our teachers" are a list; "our patients" are nobody's to read about one by one.
  const last = words.at(-1)?.one ?? "";
  const isPrivate = isTheirs && ownTemplates.some(({ one, words: names }) => one === last || names.includes(last));
  const isMeeting = first.low === "meet" && lexicon.is(second?.low, "determiner");
  return isMeeting || (!(meansPeople(last) && !isPrivate) && (isDoing || isOf || isNoun));
}

/** "The *3* days", "the *32* addresses": how many, and no price. */
function isCount(words: readonly Token[], at: number): boolean {
  const next = words[at + 1];
  return /^\d{1,3}$/.test(words[at]?.text ?? "") && next !== undefined && isNounOf(next) && next.low !== next.one;
}

/** A noun, or what looks like a verb and is several of something: "awards". */
const isNounOf = ({ speech, low, one }: Token): boolean => speech === "noun" || (speech === "verb" && low !== one && low.endsWith("s"));

const isLeading = (low: string): boolean =>
  lexicon.is(low, "determiner") ||
  lexicon.is(low, "possessive") ||
  lexicon.is(low, "amount-word") ||
  /^(?:some|few|also|roughly|maybe|perhaps)$/.test(low);

const usual = readData("understanding/own-sections.json", z.strictObject({ cv: z.array(z.string()), business: z.array(z.string()) }));

/** What a CV has, or the site of a business of which nobody knows the trade, where nothing is said of it. */
export function usualSections(of: keyof typeof usual): OwnSection[] {
  return usual[of].map((title) => ({ title, line: null, said: "" }));
}

/** "Say somewhere that we're shut on Mondays because …", "we cover Leeds and York": what a site is to say in the owner's words. */
export function linesIn(text: string, sentences: readonly Sentence[]): OwnSection[] {
  return sentences.flatMap(({ tokens }) => {
    const [first] = tokens;
    const who = tokens.findIndex(({ low }, at) => at > 0 && at < TITLE_WORDS_MAX && /^(?:i|we)\b/.test(low));
    if (first === undefined || who < 0 || !lexicon.is(first.low, "stating-verb")) return statedIn(text, tokens);
    const end = tokens.findIndex(({ low }, at) => at > who && /^(?:because|since|as|so|but|[,;–—-])$/.test(low));
    const line = quote(text, tokens.slice(who, end < 0 ? undefined : end));
    return [{ title: null, line: `${capitalise(line)}.`, said: quote(text, tokens.slice(0, end < 0 ? undefined : end)) }];
  });
}

/** What the owner says of the business between commas: "we cover Leeds and York", "that there's a five month wait". */
function statedIn(text: string, tokens: readonly Token[]): OwnSection[] {
  return clausesOf(tokens).flatMap((clause) => {
    const [first, second] = clause;
    const isThat = first?.low === "that" && isPronoun(second);
    const isOwn = /^(?:i|we)$/.test(first?.low ?? "") && lexicon.is(second?.low, "trading-verb");
    if (!isThat && !isOwn) return [];
    const said = quote(text, clause);
    return [{ title: null, line: `${capitalise(quote(text, isThat ? clause.slice(1) : clause))}.`, said }];
  });
}

/** What commas part, and "and" before somebody else does something. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isJoint = /^(?:and|but|so|because)$/.test(token.low) && (isPronoun(next) || lexicon.is(next?.low, "everybody"));
    if (isJoint || /^[,;()–—-]$/.test(token.low)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** A draft of a site with room for the parts of a list that its usual sections do not have: prices where no trade says which. */
export function withRoom(draft: Draft, parts: readonly { means: string; said: string }[]): Draft {
  const { features } = draft.blueprint;
  const builtOf = (means: string): string | undefined => features.find(({ kind }) => means.includes(kind))?.id;
  const isNamed = (one: string, means: string): boolean => means === one || means === `a ${one}` || means === `the ${one}`;
  const isUnbuilt = (means: string): boolean =>
    means === SERVICES ? builtOf(means) === undefined : draft.notUnderstood.some((one) => isNamed(one, means));
  const isName = (said: string): boolean =>
    said.split(" ").length <= TITLE_WORDS_MAX && !/\b(?:can|could|should|must|will|would)\b/.test(said);
  const rooms = parts.filter(({ means, said }) => !means.endsWith(" form") && isUnbuilt(means) && isName(said));
  const silent = parts.filter(
    ({ means, said }) => !means.endsWith(" form") && !draft.understood.some(({ phrase }) => phrase.includes(said) || said.includes(phrase)),
  );
  const stated = silent.flatMap(({ means, said }) => {
    const built = builtOf(means);
    return built === undefined ? [] : [{ phrase: said, became: [built] }];
  });
  const sections = rooms.map(({ said }) => ({ title: capitalise(said), line: null, said }));
  const left = draft.notUnderstood.filter((one) => !rooms.some(({ means }) => isNamed(one, means)));
  return withSections({ ...draft, understood: [...draft.understood, ...stated], notUnderstood: left }, sections);
}

/** A draft or a reading, as far as sections change it. */
type Account = Pick<Draft, "blueprint" | "understood" | "notUnderstood">;

/** A draft of a site with these sections at the end of its front page, before what sends something. */
export function withSections<Whole extends Account>(draft: Whole, sections: readonly OwnSection[]): Whole {
  const from = draft.blueprint.features.filter(({ kind }) => kind === "passage").length;
  const added = sections.slice(0, Math.max(0, SECTIONS_MAX - from)).map(({ title, line, said }, at) => {
    const id = `section-${from + at + 1}`;
    const phrase = said === "" ? null : said;
    return { said, feature: { kind: "passage", id, phrase, title: title?.slice(0, TITLE_CHARACTERS_MAX) ?? null, line } as const };
  });
  const placed = withParts(
    draft,
    added.map(({ said, feature }) => ({ feature, block: "text", said: said === "" ? [] : [said] })),
  );
  return {
    ...placed,
    notUnderstood: withoutSaid(
      placed.notUnderstood,
      sections.map(({ said }) => said),
    ),
  };
}

/** A part of the front page, and the words of the text that ask for it. */
interface SitePart {
  feature: AnyFeature;
  block: string;
  said: readonly string[];
}

/** A draft of a site with these parts at the end of its front page, before what sends something. */
export function withParts<Whole extends Account>(draft: Whole, parts: readonly SitePart[]): Whole {
  const [home, ...pages] = draft.blueprint.pages;
  if (home === undefined || parts.length === 0) return draft;
  const shown = parts.map(({ feature, block }): Section => ({ kind: "feature", feature: feature.id, block }));
  const kindOf = (section: Section): string =>
    section.kind === "feature" ? (draft.blueprint.features.find(({ id }) => id === section.feature)?.kind ?? "") : "";
  const sending = home.sections.findIndex((section) => /^(?:contact|form)$/.test(kindOf(section)));
  const place = sending < 0 ? home.sections.length : sending;
  const first = { ...home, sections: home.sections.toSpliced(place, 0, ...shown) };
  return {
    ...draft,
    blueprint: {
      ...draft.blueprint,
      features: [...draft.blueprint.features, ...parts.map(({ feature }) => feature)],
      pages: [first, ...pages],
    },
    understood: [...draft.understood, ...parts.flatMap(({ feature: { id }, said }) => said.map((phrase) => ({ phrase, became: [id] })))],
    notUnderstood: withoutSaid(
      draft.notUnderstood,
      parts.flatMap(({ said }) => said),
    ),
  };
}

/** What is missing without what these words ask for. */
export function withoutSaid(missing: readonly string[], said: readonly string[]): string[] {
  const words = said.filter((one) => one !== "");
  return missing.filter((phrase) => !words.some((one) => one.includes(phrase) || phrase.includes(one)));
}

const TITLE_CHARACTERS_MAX = 60;
