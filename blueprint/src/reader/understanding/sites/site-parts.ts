// The parts of a site that a list names: known ones, such as a gallery, those that only the owner can write, and others.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { knownThing } from "../../parse/description/things/known-thing.ts";
import { featureOf } from "../../text/feature-of.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-words.ts";
import { isPronoun } from "../records/heading.ts";
import { type OwnSection, sectionOf } from "./own-sections.ts";

const siteParts = readData("understanding/site-parts.json", z.array(z.strictObject({ part: z.string(), said: WordList })));
const patterns = siteParts.map(({ part, said }) => ({ part, pattern: new RegExp(`\\b(?:${said.join("|")})\\b`, "i") }));

/** The part on whose a site is. */
export const ABOUT = "an about section";
/** The part with what is offered and its prices. */
export const PRICES = "a price list";
/** The part that says when somebody is there. */
export const HOURS = "opening hours";

/** The parts of a list, between its commas and joints. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  const why = tokens.findIndex(({ low }) => low === "because");
  // "Committee (photo + phone)": what is shown of each is no part of the site.
  let depth = 0;
  for (const [at, token] of tokens.slice(0, why < 0 ? undefined : why).entries()) {
    if (token.low === "(") depth += 1;
    if (token.low === ")") depth -= 1;
    if (depth > 0) continue;
    if (/^[,;:&+()–—-]$/.test(token.low) || (/^(?:and|plus)$/.test(token.low) && !isPair(tokens[at - 1], tokens[at + 1]))) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const isWord = ({ low }: Token): boolean => !lexicon.is(low, "small-word") && !lexicon.is(low, "position");
  return parts.filter((part) => part.some(isWord) && !isFrontPage(part));
}

/** "A home page": every site has one. */
const isFrontPage = (part: readonly Token[]): boolean =>
  /(?:^| )(?:home|front|start|main) ?page$/.test(part.map(({ low }) => low).join(" "));

/** "Before and after photos", "Leeds and York". */
function isPair(before: Token | undefined, after: Token | undefined): boolean {
  const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);
  return (lexicon.is(before?.low, "position") && lexicon.is(after?.low, "position")) || (isName(before) && isName(after));
}

/** A part of a site, as a list names it. */
export interface Part {
  part: string;
  isKnown: boolean;
  /** Whether the words say for or of what it is. */
  isAmplified: boolean;
  /** Whether the words say more of a known part: "sorted by style". */
  saysMore: boolean;
  /** The section of the owner's own that it may be. */
  section: OwnSection | null;
  /** "What kit I own", "the villages I cover": nothing that rows are made of. */
  isClause: boolean;
  /** Whether it names what a site does: a search, a few videos. */
  isDone: boolean;
  tokens: readonly Token[];
}

/** "Prices for uprights and grands", "prices for weddings and village halls": what is joined to a known part that says for what it is belongs to it. */
export function withoutAmplified(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const one of parts) {
    const last = kept.at(-1);
    const isJoined = last?.isKnown === true && isSecond(last.tokens, one.tokens);
    const isOfLast = one.part.endsWith(" each") || ((isJoined || !one.part.includes(" ")) && last?.isAmplified === true);
    if (last === undefined || one.isKnown || !isOfLast) kept.push(one);
    else kept.splice(-1, 1, { ...last, tokens: [...last.tokens, ...one.tokens] });
  }
  return kept;
}

/** "Weddings *and village halls*": a bare noun behind "and" alone. */
function isSecond(before: readonly Token[], [first, ...others]: readonly Token[]): boolean {
  const isBare = first !== undefined && !lexicon.is(first.low, "possessive") && others.length < 2;
  return isBare && first.start - (before.at(-1)?.end ?? 0) === " and ".length;
}

/** "A what to do in a flood page": what stands on a page is what it is called. */
function withoutPage(tokens: readonly Token[]): readonly Token[] {
  const isPage = tokens.length > 2 && /^(?:page|section)$/.test(tokens.at(-1)?.low ?? "");
  const from = /^an?$/.test(tokens[0]?.low ?? "") ? 1 : 0;
  return isPage && isQuestion(tokens[from]) ? tokens.slice(from, -1) : tokens;
}

/** What a part of a list asks for. `isOwn`: of the site of one person. */
export function partSaid(text: string, all: readonly Token[], isOwn: boolean): Part {
  const tokens = withoutPage(all);
  const said = quote(text, tokens);
  const match = patterns.flatMap(({ pattern }) => pattern.exec(said)?.[0] ?? [])[0] ?? "";
  // "A private bit for us with the dates" is not for visitors.
  const isPrivate = tokens.some(({ low }) => low === "private") || /^(?:no|not|without|nothing)$/.test(tokens[0]?.low ?? "");
  const [known] = isPrivate ? [] : knownIn(said);
  const saysMore =
    known !== undefined &&
    tokens.some(({ speech, low }) => speech === "verb" && !match.toLowerCase().includes(low) && /(?:ed|\w{3}ing|ate)$/.test(low));
  const isClause = isQuestion(tokens[0]) || tokens.some((token) => isPronoun(token));
  return {
    section: isPrivate ? null : sectionOf(text, tokens, isOwn),
    isClause,
    isDone: isPrivate || tokens.some(({ low }) => lexicon.is(low, "small-site-word")),
    part: known ?? said,
    isKnown: known !== undefined,
    isAmplified: / (?:for|of) /.test(said),
    saysMore,
    tokens,
  };
}

/** The parts of sites that words name. */
export function knownIn(said: string): string[] {
  return patterns.flatMap(({ part, pattern }) => (pattern.test(said) ? [part] : []));
}

/** The words that ask for a text on whose the site is: "about me" of "a bit about me". */
export function aboutIn(said: string): string | null {
  return patterns.find(({ part }) => part === ABOUT)?.pattern.exec(said)?.[0] ?? null;
}

/** "Lessons", "events": what sites have lists or features of. */
export function isPublicThing(tokens: readonly Token[]): boolean {
  const noun = nounPhrase(tokens);
  return noun !== null && (featureOf(noun.tokens) !== null || knownThing(noun, "public") !== null);
}
