// A message in the parts between its marks and joints, each with what its words do: who is spoken of, what is denied, what
// was asked for. What a correction is follows from the order of these roles, whatever it is about.
import { containers } from "../../reader/lexicon/nouns.ts";
import { type Category, lexicon } from "../../knowledge/words/lexicon.ts";
import { sentencesOf, type Token } from "../../reader/text/token.ts";

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
const roles: readonly (readonly [role: string, category: Category])[] = [
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
  return roles.find(([, category]) => lexicon.is(low, category))?.[0] ?? (containers.has(low) ? "KIND" : "X");
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
