// What a text asks to be shown on a website: "I'd like a website with our opening days, prices and directions" in the words
// that the parser reads best, with whose site it is. Owners that nobody knows are somebody's business.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import type { Restatement } from "../readings/restatements-of.ts";
import { requestAt } from "./request-start.ts";

const siteParts = readData("understanding/site-parts.json", z.array(z.strictObject({ part: z.string(), said: WordList })));
const patterns = siteParts.map(({ part, said }) => ({ part, pattern: new RegExp(`\\b(?:${said.join("|")})\\b`, "i") }));

const OWNER_WORDS_MAX = 4;
const KNOWN_PARTS_MIN = 2;
const PART_WORDS_MAX = 5;
const TRADE_WORDS_MAX = 6;

/** A site that is asked for. */
export interface SiteRequest extends Restatement {
  /** Whether the text says whose it is. */
  isOwned: boolean;
}

/** What a cleaned text asks to be on a site, as a sentence of its own; null where it asks for none with parts that sites have. */
export function siteRequest(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex(({ tokens }) => siteAt(tokens) >= 0 && isAsked(tokens));
  const tokens = sentences[at]?.tokens ?? [];
  const site = siteAt(tokens);
  if (site < 0) return null;
  const { owner, end } = ownerAt(tokens, site + 1);
  const joint = tokens[end]?.low ?? "";
  if (!/^(?:with|showing|that|where|,|:)$/.test(joint)) return null;
  const said = withoutAmplified(partsOf(tokens.slice(end + 1)).map((part) => partSaid(quote(text, part))));
  const known = said.filter(({ isKnown }) => isKnown).length;
  const whose = owner ?? introduced(sentences.slice(0, at + 1).flatMap((sentence) => sentence.tokens));
  // What somebody shows of themselves has many names, and none of them is a list of other people's.
  const isPerson = whose !== null && nounKind(whose) === "person";
  if (isPerson ? known === 0 : known < KNOWN_PARTS_MIN || known * 2 < said.length) {
    const isTold = whose !== null && owner === null;
    return isTold ? { text: `A website for ${article(whose)} ${whose} ${quote(text, tokens.slice(end))}`, rest: [], isOwned: true } : null;
  }
  const isShown = ({ part, isKnown }: Part): boolean => isKnown || (!isPerson && part.split(" ").length <= PART_WORDS_MAX);
  const rest = [
    ...said.filter((one) => !isShown(one)).map(({ part }) => part),
    ...sentences.slice(at + 1).map((one) => quote(text, one.tokens)),
  ];
  const parts = [...new Set(said.filter(isShown).map(({ part }) => part))];
  // A form lists what it asks for: what stands beside it in one sentence would be asked for too.
  const [forms, others] = [parts.filter((part) => part.endsWith(" form")), parts.filter((part) => !part.endsWith(" form"))];
  const opening = whose === null ? "A business website" : `A website for ${named(whose)}`;
  const shown = others.length === 0 ? opening : `${opening} with ${listed(others)}`;
  return { text: [shown, ...forms.map((form) => `It has ${form}`)].join(". "), rest, isOwned: whose !== null };
}

/** "I'd like a website", "a website for …", "just something that says what I do". */
function isAsked(tokens: readonly Token[]): boolean {
  return requestAt(tokens) >= 0 || /^an?$/.test(tokens[0]?.low ?? "") || tokens.slice(0, 2).some(({ low }) => low === "something");
}

/** Where a word for a site stands that is asked for: "a simple website". */
function siteAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ one }, at) => lexicon.is(one, "site-word") && !lexicon.is(tokens[at - 1]?.low, "preposition"));
}

/** Whose site it is, where it says so: "for our farm"; and where the words about it end. */
function ownerAt(tokens: readonly Token[], from: number): { owner: string | null; end: number } {
  if (!/^(?:for|of|about)$/.test(tokens[from]?.low ?? "")) return { owner: null, end: from };
  const start = from + (lexicon.is(tokens[from + 1]?.low, "possessive") ? 2 : 1);
  return nounsAt(tokens, start);
}

/** "I run a pottery", "I'm a session drummer", "I've started a bike repair thing": who speaks. */
function introduced(tokens: readonly Token[]): string | null {
  for (const [at, { low }] of tokens.entries()) {
    const isOwning = lexicon.is(low, "owning-word") && /^an?$/.test(tokens[at + 1]?.low ?? "");
    const { owner } = isOwning ? nounsAt(tokens, at + 2) : { owner: null };
    if (owner !== null) return owner;
    const trade = tradeOf(tokens.slice(at, at + TRADE_WORDS_MAX));
    if (trade !== null) return trade;
  }
  return null;
}

/** "We grow pumpkins", "I do mobile bike repairs": a pumpkin business, a mobile bike repair business. */
function tradeOf([who, verb, ...behind]: readonly Token[]): string | null {
  const end = behind.findIndex(({ speech, low, one }) => speech === "noun" && low !== one);
  const words = behind.slice(0, end + 1);
  const isDone = /^(?:i|we)$/.test(who?.low ?? "") && (verb?.speech === "verb" || verb?.low === "do");
  const isWanted = (["owning-word", "request-verb", "modal"] as const).some((category) => lexicon.is(verb?.low, category));
  const isName =
    words.length > 0 && words.every(({ speech, low }) => (speech === "noun" || speech === "adjective") && !lexicon.is(low, "possessive"));
  return isDone && !isWanted && isName ? `${words.map(({ low, one }, at) => (at === end ? one : low)).join(" ")} business` : null;
}

function nounsAt(tokens: readonly Token[], start: number): { owner: string | null; end: number } {
  const words: string[] = [];
  let end = start;
  for (; end < tokens.length && words.length < OWNER_WORDS_MAX; end += 1) {
    const token = tokens[end];
    if (token === undefined || lexicon.is(token.low, "preposition") || lexicon.is(token.low, "subject-pronoun")) break;
    if (token.speech !== "noun" && token.speech !== "adjective" && !token.low.endsWith("ing")) break;
    words.push(token.low);
  }
  return { owner: words.length === 0 || lexicon.is(words.at(-1), "pointing-word") ? null : words.join(" "), end };
}

/** An owner with its article; what is no group, business or person is a business: "a bike repair business". */
function named(owner: string): string {
  const words = owner.split(" ");
  const last = words.at(-1) ?? "";
  const isKnown = businesses.has(last) || groups.has(last) || lexicon.is(last, "organisation-word") || nounKind(owner) === "person";
  const kept = lexicon.is(last, "vague-business") ? words.slice(0, -1) : words;
  const whose = isKnown || kept.length === 0 ? owner : `${kept.join(" ")} business`;
  return `${article(whose)} ${whose}`;
}

/** The parts of a list, between its commas and joints. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (/^[,;:&+]$/.test(token.low) || /^(?:and|plus)$/.test(token.low)) parts.push([]);
    else parts.at(-1)?.push(token);
  // "Before and after photos".
  return parts.filter((part) => part.some(({ low }) => !lexicon.is(low, "small-word") && !lexicon.is(low, "position")));
}

interface Part {
  part: string;
  isKnown: boolean;
  /** Whether the words say for or of what it is. */
  isAmplified: boolean;
}

/** "Prices for uprights and grands": a single word behind a part that says for what it is belongs to it. */
function withoutAmplified(parts: readonly Part[]): Part[] {
  return parts.filter(({ part, isKnown }, at) => isKnown || / /.test(part) || parts[at - 1]?.isAmplified !== true);
}

function partSaid(said: string): Part {
  const found = patterns.find(({ pattern }) => pattern.test(said));
  return { part: found?.part ?? said, isKnown: found !== undefined, isAmplified: / (?:for|of) /.test(said) };
}
