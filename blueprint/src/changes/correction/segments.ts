// A message in the parts between its marks and joints, each with what its words do: who is spoken of, what is denied, what
// was asked for. What a correction is follows from the order of these roles, whatever it is about.
import { containers } from "../../reader/lexicon/nouns.ts";
import { type Category, lexicon } from "../../knowledge/words/lexicon.ts";
import { sentencesOf, type Token } from "../../reader/text/token.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { leadingVerb } from "../../reader/lexicon/acts.ts";

/** A word as it is meant ("isn't" is two), and where it stands. */
interface Word {
  low: string;
  role: string;
  token: Token;
}

/** A part of a message. `roles` are those of its words, in their order; `refuses` says that it begins with "no". */
export interface Segment {
  words: readonly Word[];
  roles: string;
  refuses: boolean;
}

/** The roles, the first that fits. A word without one is `X`: it says what is spoken of. */
const categories: readonly (readonly [role: string, category: Category])[] = [
  ["ME", "self-word"],
  ["MY", "own-word"],
  ["YOU", "addressed-word"],
  ["IT", "whole-word"],
  ["BE", "being-verb"],
  ["SHOULD", "duty-verb"],
  ["DO", "helping-verb"],
  ["NOT", "denying-word"],
  ["SO", "degree-word"],
  ["WRONG", "wrong-word"],
  ["RIGHT", "right-word"],
  ["MISTAKE", "misunderstanding-verb"],
  ["ASK", "asking-verb"],
  ["WISH", "wishing-verb"],
  ["THINK", "mental-verb"],
  ["ABOUT", "topic-preposition"],
  ["A", "article-word"],
  ["KIND", "subject-word"],
];

const shortened: Readonly<Record<string, string>> = { s: "is", m: "am", re: "are", d: "would", ve: "have", ll: "will" };

/** "Isn't" as "is not", "I'm" as "I am". */
function fullForms(low: string): string[] {
  const denied = /^(\w+)n'?t$/.exec(low)?.[1];
  if (denied !== undefined && lexicon.is(denied, "deniable-verb")) return [denied, "not"];
  const [word = low, tail = ""] = low.split("'");
  const full = lexicon.is(word, "subject-pronoun") ? shortened[tail] : undefined;
  return full === undefined ? [low] : [word, full];
}

function roleOf(low: string): string {
  return categories.find(([, category]) => lexicon.is(low, category))?.[0] ?? (containers.has(low) ? "KIND" : "X");
}

const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

/** "…, not cars", "… instead of cars": what is denied begins a part of its own, unless the denial is the verb's. */
function beginsDenial(before: Token | undefined, token: Token, next: Token | undefined): boolean {
  if (before === undefined || !isWord(before)) return false;
  if (token.low === "not") return !fullForms(before.low).some((low) => lexicon.is(low, "deniable-verb") || lexicon.is(low, "degree-word"));
  return (token.low === "instead" && next?.low === "of") || (token.low === "rather" && next?.low === "than");
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token) || token.low === "but") parts.push([]);
    else if (beginsDenial(tokens[at - 1], token, tokens[at + 1])) parts.push([token]);
    else if (token.low === "and" && beginsDenial(token, tokens[at + 1] ?? token, tokens[at + 2])) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function segmentOf(tokens: readonly Token[]): Segment {
  const all = tokens.flatMap((token) => fullForms(token.low).map((low) => ({ low, role: roleOf(low), token })));
  const from = all.findIndex(({ low }) => !lexicon.is(low, "opening-word"));
  const opening = from < 0 ? all : all.slice(0, from);
  const words = (from < 0 ? [] : all.slice(from)).filter(({ role }) => role !== "SO");
  return { words, roles: words.map(({ role }) => role).join(" "), refuses: opening.some(({ low }) => lexicon.is(low, "refusing-word")) };
}

/** The parts of a cleaned text. */
export function segmentsOf(text: string): Segment[] {
  return sentencesOf(text)
    .flatMap(({ tokens }) => partsOf(tokens))
    .filter((tokens) => tokens.length > 0)
    .map(segmentOf);
}

/** The tokens of words, without those before a place. */
export function tokensFrom({ words }: Segment, at: number): Token[] {
  return [...new Set(words.slice(at).map(({ token }) => token))];
}

/**
 * The noun that a prompt would have for what the part of a message says that its writer is or does: "I groom dogs" → "dog grooming
 * business", "we are a choir" → "choir", "my shop sells bread" → "bread shop". Null where it is none, or a list that is kept.
 */
export function tradeOf(segment: Segment): string | null {
  const { roles } = segment;
  const nounAfter = (at: number): string => nounIn(segment, at);
  const being = /^ME BE (?:A )?(?=X)/.exec(roles)?.[0];
  if (being !== undefined) return nounAfter(being.trim().split(" ").length) || null;
  const verb = segment.words[1]?.low ?? "";
  if (/^ME X (?:A |MY )?X/.test(roles)) {
    const particle = lexicon.is(segment.words[2]?.low, "verb-adverb") ? 1 : 0;
    const noun = nounAfter((/^ME X (?:A|MY)/.test(roles) ? 3 : 2) + particle);
    if (lexicon.is(verb, "running-verb")) return noun;
    return leadingVerb([verb])?.act === "keep" ? null : `${noun} ${gerund(verb)} business`;
  }
  if (roles.startsWith("ME DO A X")) return nounAfter(3);
  const owned = /^(?:IT )?(?:ME |BE |SHOULD |ASK |A |KIND )*ABOUT MY (?=X)/.exec(roles)?.[0];
  if (owned !== undefined) return nounAfter(owned.trim().split(" ").length);
  return roles.startsWith("MY X X X") ? `${nounAfter(3)} ${verb}` : null;
}

/** The words of a noun from a place, the last in the singular. */
function nounIn(segment: Segment, at: number): string {
  const end = segment.words.findIndex(({ role, low }, place) => place >= at && (role === "ABOUT" || role === "A" || low === "and"));
  const until = end < 0 ? segment.words.length : end;
  const lows = tokensFrom({ ...segment, words: segment.words.slice(0, until) }, at).map(({ low }) => low);
  return [...lows.slice(0, -1), ...lows.slice(-1).map(singularWord)].join(" ");
}

function gerund(verb: string): string {
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

/** The prompt for a site or an app, as one that names this trade; null where it has no place for it. */
export function withTrade(prompt: string, trade: string): string | null {
  const owned = /\b(my|our) (\p{L}+)\b/iu.exec(prompt);
  if (owned?.[2] !== undefined && lexicon.is(owned[2], "organisation-word"))
    return `${prompt.slice(0, owned.index)}${owned[1] ?? "my"} ${trade}${prompt.slice(owned.index + owned[0].length)}`;
  const site = [...prompt.matchAll(/\p{L}+/gu)].find(([word]) => lexicon.is(word, "site-noun"));
  if (site === undefined) return null;
  const end = site.index + site[0].length;
  return /^ (?:for|of|about)\b/i.test(prompt.slice(end)) ? null : `${prompt.slice(0, end)} for my ${trade}${prompt.slice(end)}`;
}
