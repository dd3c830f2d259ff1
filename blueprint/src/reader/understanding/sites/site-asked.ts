// Where a text asks for a site, whose it is, and where it lists what is on it: in that sentence, or in those behind it.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders } from "../../lexicon/nouns.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { isPlaceSite } from "../../text/compound-name.ts";
import type { Sentence, Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-words.ts";
import { isPronoun } from "../records/heading.ts";
import { requestAt } from "../requests/request-start.ts";
import { isKnownOwner, ownerAt, ownerBefore } from "./site-owner.ts";

/** A list begins with more words than these before somebody does something. */
const LISTED_MIN = 3;
const PART_WORDS_MAX = 5;
const EACH_WORDS_MAX = 5;

/** Where a site is asked for. */
export interface SiteAsked {
  /** The sentence. */
  at: number;
  /** The word for a site. */
  site: Token;
  owner: string | null;
  /** "Tattoo" of "tattoo portfolio". */
  label: string | null;
  /** What stands behind the words for it and whose it is. */
  from: number;
  /** What lists its parts. */
  listings: readonly (readonly Token[])[];
  /** The sentences in which they stand, behind that which asks for it. */
  behind: readonly Sentence[];
  /** Whether visitors do something on it, and no list says what it shows. */
  isUsed: boolean;
}

/** Where sentences ask for a site; null where they ask for none. `isDetailed`: whether they state prices, hours or fields of a form. */
export function siteAsked(sentences: readonly Sentence[], isDetailed: boolean): SiteAsked | null {
  const asked = sentences.findIndex(({ tokens }) => siteAt(tokens) >= 0 && isAsked(tokens));
  const isMeant = ({ tokens }: Sentence, index: number): boolean => {
    const one = tokens[siteAt(tokens)]?.one ?? "";
    return isSite(one) && (isDetailed || isListing(sentences[index + 1]));
  };
  const at = asked >= 0 ? asked : sentences.findIndex(isMeant);
  const tokens = sentences[at]?.tokens ?? [];
  const index = siteAt(tokens);
  const words = tokens.slice(Math.max(0, index), siteEnd(tokens, index));
  const isOwn = ({ one }: Token): boolean => lexicon.is(one, "own-site-word");
  const site = words.find(isOwn) ?? words.find(({ one }) => isSite(one)) ?? tokens[index];
  if (site === undefined) return null;
  const { owner, end } = ownerAt(tokens, siteEnd(tokens, index));
  const isAlone = end >= tokens.length || /^(?:with|showing|,|:)$/.test(tokens[end]?.low ?? "");
  const before = isAlone ? ownerBefore(tokens, index) : null;
  const start = listStart(tokens, placeEnd(tokens, end));
  // "A page where clients choose pictures" is used, and not read.
  const isUsed = owner === null && tokens[(start ?? 0) - 1]?.low === "where";
  const from = isUsed ? null : start;
  // "Simple site for our escape room. Prices, opening times …": what follows is on it.
  const isOpen = site.one !== "page" || /^(?:web|landing|home)$/.test(tokens[index - 1]?.low ?? "");
  const behind = isOpen && from === null ? sentences.slice(at + 1).filter(isListing) : [];
  return {
    at,
    site,
    owner: owner ?? (before?.includes(" ") === true || isKnownOwner(before ?? "") ? before : null),
    label: isOwn(site) ? before : null,
    from: placeEnd(tokens, end),
    listings: from === null ? behind.map(listedIn) : listsFrom(tokens, placeEnd(tokens, end), from),
    behind,
    isUsed,
  };
}

/** What stands between whose a site is and its list says something of it too: "my taxi business airport runs mostly with prices". */
function listsFrom(tokens: readonly Token[], end: number, from: number): Token[][] {
  const between = tokens.slice(end, Math.max(end, from - 1));
  const isSaid = between.length > 1 && between.every((token) => token.low !== "," && token.low !== "that" && !isPronoun(token));
  return [...(isSaid ? [between] : []), tokens.slice(from)];
}

/** Where the list of what is on a site begins, behind whose it is; null where none does. */
function listStart(tokens: readonly Token[], end: number): number | null {
  const comma = tokens.findIndex(({ low }, at) => at >= end && low === ",");
  // "A site that doesn't look like every other one with lilies".
  const isManner =
    /^(?:that|which)$/.test(tokens[end]?.low ?? "") && /^(?:is|isn't|looks?|feels?|doesn't)$/.test(tokens[end + 1]?.low ?? "");
  if (isManner) return tokens[comma + 1]?.low === "with" ? comma + 2 : null;
  const isJoint = ({ low }: Token): boolean => /^(?:with|showing|including|:)$/.test(low);
  // "A portfolio, maybe 12 pieces with a picture, a bit about me": what the comma begins.
  const joint = tokens.findIndex(
    (token, at) => at >= end && isJoint(token) && (comma < 0 || at < comma || tokens[at - 1]?.low === "," || token.low === ":"),
  );
  const saying = tokens.findIndex((_, at) => at >= end && contentEnd(tokens, at) > 0);
  const first = [joint, contentEnd(tokens, saying) - 1].filter((one) => one >= end).toSorted((a, b) => a - b)[0];
  if (first !== undefined) return first + 1 + introLength(tokens.slice(first + 1));
  return /^(?:that|where|,)$/.test(tokens[end]?.low ?? "") ? end + 1 : null;
}

/** "With sections for education": what introduces a list. */
function introLength([first, joint]: readonly Token[]): number {
  return /^(?:section|page|part)$/.test(first?.one ?? "") && /^(?:for|of|on|about)$/.test(joint?.low ?? "") ? 2 : 0;
}

/** Behind "it should say", "that says": where what it says begins; 0 where nothing is said so. */
function contentEnd(tokens: readonly Token[], at: number): number {
  if (lexicon.is(tokens[at]?.low, "everybody") && lexicon.is(tokens[at + 1]?.low, "modal")) {
    const verb = tokens.slice(at + 2, at + LISTED_MIN + 3).findIndex(({ low }) => /^(?:see|read)$/.test(low));
    if (verb >= 0) return at + verb + 3;
  }
  if (!/^(?:it|this|they|that|which)$/.test(tokens[at]?.low ?? "")) return 0;
  const verb = lexicon.is(tokens[at + 1]?.low, "modal") ? at + 2 : at + 1;
  return lexicon.is(tokens[verb]?.low, "content-verb") || lexicon.is(tokens[verb]?.one, "content-verb") ? verb + 1 : 0;
}

/** Behind the words for a site: "CV website", "one page site". */
function siteEnd(tokens: readonly Token[], site: number): number {
  const end = tokens.findIndex(
    ({ one, low }, at) => at > site && !lexicon.is(one, "site-word") && !/^(?:would|will|should|be|is)$/.test(low),
  );
  return end < 0 ? tokens.length : end;
}

/** What a sentence lists: behind "it should say", where it begins so, and behind "just". */
function listedIn({ tokens }: Sentence): readonly Token[] {
  const just = tokens.findIndex(({ low }, at) => low === "just" && (at === 0 || tokens[at - 1]?.low === ","));
  const verb = tokens.slice(0, LISTED_MIN).findIndex((_, at) => contentEnd(tokens, at) > 0);
  // "Needs a page on hedgehogs, our patients": the site does.
  if (/^(?:needs|must|should|has)$/.test(tokens[0]?.low ?? ""))
    return tokens.slice(/^(?:have|include|show)$/.test(tokens[1]?.low ?? "") ? 2 : 1);
  if (just >= 0 && tokens[just + 1]?.low !== "something") return tokens.slice(just + 1);
  return tokens.slice(verb < 0 ? 0 : contentEnd(tokens, verb));
}

/** A sentence that only lists things: "Prices, opening times, a few photos". */
function isListing(sentence: Sentence | undefined): boolean {
  const all = sentence?.tokens ?? [];
  const tokens = sentence === undefined ? [] : listedIn(sentence);
  const [first] = tokens;
  const isCut = tokens.length < all.length;
  const isStated = lexicon.is(first?.low, "stating-verb") || (!isQuestion(first) && !isCut && tokens.slice(0, LISTED_MIN).some(isPronoun));
  const isRefused = /^(?:no|not|nothing|don't|without)$/.test(first?.low ?? "");
  return (isCut || tokens.some(({ low }) => low === ",")) && !isStated && !isRefused && (requestAt(all) < 0 || isCut);
}

/** "I'd like a website", "a website for …", "my site would be", "just something that says what I do". */
function isAsked(tokens: readonly Token[]): boolean {
  const opener = siteAt(tokens);
  const [first] = tokens;
  // "Chimney sweep site", "landing page", and no "sign-up page".
  const isName = ({ speech }: Token): boolean => speech !== "verb" || isSite(tokens[opener]?.one ?? "");
  const isShort = opener < 4 && tokens.slice(0, opener).every((token) => isName(token) && !isPronoun(token));
  return (
    requestAt(tokens) >= 0 ||
    tokens.slice(0, Math.max(0, opener)).some(({ low }) => low === "needs" || lexicon.is(low, "request-verb")) ||
    isShort ||
    // "I should be on the internet".
    /^(?:online|internet)$/.test(tokens[opener]?.low ?? "") ||
    builders.has(first?.low ?? "") ||
    /^(?:can|could)$/.test(first?.low ?? "")
  );
}

/** Whether a word in the singular is for a whole site. */
export const isSite = (one: string): boolean =>
  lexicon.is(one, "site-word") && one !== "page" && one !== "something" && !lexicon.is(one, "own-site-word");

/** Behind where it is, or what it is for: "in Leeds", "moving into school nursing:". */
function placeEnd(tokens: readonly Token[], at: number): number {
  const colon = tokens.findIndex(({ low }, index) => index > at && index < at + PART_WORDS_MAX && low === ":");
  const isPlace = /^(?:in|on|near|around|from|at)$/.test(tokens[at]?.low ?? "");
  if (!isPlace && colon < 0) return at;
  const end = tokens.findIndex(({ low }, index) => index > at && /^(?:with|showing|that|where|,|:)$/.test(low));
  return end < 0 ? tokens.length : end;
}

/** Where a word for a site stands that is asked for as a whole: "a simple website", and no "page for each pupil". */
function siteAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ one, low }, at) => {
    const before = tokens[at - 1]?.low;
    const isEach = tokens.slice(Math.max(0, at - EACH_WORDS_MAX), at + 3).some((token) => /^(?:each|every|per)$/.test(token.low));
    if (/^(?:online|internet)$/.test(low)) return tokens.slice(Math.max(0, at - LISTED_MIN), at).some((token) => token.low === "be");
    if (
      !lexicon.is(one, "site-word") ||
      isEach ||
      lexicon.is(before, "transaction-noun") ||
      isPlaceSite(tokens[at], tokens[at + 1]) ||
      // "Five hives on two sites": places.
      (low !== one && (lexicon.is(before, "count-word") || /^\d+$/.test(before ?? ""))) ||
      (one === "something" && !isShown(tokens, at + 1))
    )
      return false;
    return !lexicon.is(before, "preposition") && !lexicon.is(before, "other-portfolio");
  });
}

/** "Something that says what I do", "something for my bakery": shown to others. */
function isShown(tokens: readonly Token[], at: number): boolean {
  const { owner } = ownerAt(tokens, at);
  return contentEnd(tokens, at) > 0 || businesses.has(owner?.split(" ").at(-1) ?? "");
}
