// Finds out whether a prompt asks for a kind of product that keeps no data. Only what is to be built decides, the head of
// its name at that: "a chess game" is one, "a chess game log" and "keep track of my games" are not.
import { isFieldNoun } from "../../knowledge/field-nouns.ts";
import { nounPhrase } from "../text/noun-phrase.ts";
import { groups } from "../lexicon/subject-words.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { isContext, trimmed } from "../parse/description/piece-shape.ts";
import type { SegmentedPrompt } from "../parse/sentence/segment-prompt.ts";
import { leadingVerb, type VerbForm } from "../lexicon/acts.ts";
import { templatesByApp, templatesByNoun } from "../../knowledge/entity-templates.ts";
import { featureIn } from "../lexicon/features.ts";
import { actors, builders, containers, hollowWords } from "../lexicon/nouns.ts";
import type { Chunk } from "../text/chunk.ts";
import { quote, type Token } from "../text/token.ts";
import { lowsOf, productNamed } from "../parse/product-kinds/product-named.ts";
import type { Product } from "../parse/product-kinds/product.ts";
import { businesses, clones, sites } from "../parse/product-kinds/products.ts";

/** What was asked for instead of a data application. */
export interface FoundProduct {
  product: Product;
  /** In the prompt's words: "a snake game". */
  phrase: string;
  /** The words before the kind: "handmade candle" of "handmade candle shop". */
  before: readonly Token[];
  /** Whether the prompt says as well that something is to be kept, so that there is something to build. */
  keeps: boolean;
  /** Whether fields follow it: "a chess ladder *with player and rank*" is a list, whatever its name ends with. */
  listsFields: boolean;
}

const siteWords = /^(?:website|site|page|webpage|web-site|homepage)$/;

/** "A chat app", "a Netflix clone website": the words for an application say nothing after the kind. */
function productOf(head: readonly Token[]): { product: Product; from: number } | null {
  let to = head.length;
  for (;;) {
    const found = productNamed(lowsOf(head.slice(0, to)));
    if (found !== null) return { product: found.product, from: to - found.length };
    if (to < 2 || !lexicon.is(head[to - 1]?.low, "product-wrapper")) return null;
    to -= 1;
  }
}

/** "A website for my bakery", "a restaurant website": a site of somebody who wants to be found. */
function siteOfBusiness(head: readonly Token[], after: readonly Token[]): boolean {
  if (!siteWords.test(head.at(-1)?.low ?? "")) return false;
  const about = lexicon.is(after[0]?.low, "whose-joint") ? after.slice(0, 6) : [];
  const end = about.findIndex(({ low }, at) => at > 1 && (lexicon.is(low, "preposition") || !/\p{L}/u.test(low)));
  const who = about.slice(0, end < 0 ? undefined : end).at(-1);
  const isSomebody = who !== undefined && lexicon.is(about[1]?.low, "possessive") && (groups.has(who.low) || isPersonWord(who.low));
  const isUnknown = who !== undefined && isOneAndUnknown(about.slice(1), who);
  return isSomebody || isUnknown || [...head.slice(0, -1), ...about].some((token) => businesses.has(token.low));
}

/** "Florist", "photographer", and not "list" or "printer". */
function isPersonWord(low: string): boolean {
  return lexicon.ends(low, "person-ending") && !lexicon.ends(low, "object-like-person") && !hollowWords.has(low);
}

/** "For our food truck", "about my novel", "for a bookshop": one that is no list of ours, and no part of an app. */
function isOneAndUnknown([article, ...words]: readonly Token[], who: Token): boolean {
  const key = words
    .slice(0, words.indexOf(who) + 1)
    .map(({ low }) => low)
    .join(" ");
  const isOne = who.low === who.one && who.speech === "noun" && !actors.has(who.one) && !containers.has(who.one);
  if (words.some(({ low }) => low.endsWith("'s"))) return false;
  const isRow = templatesByNoun.has(key) || (!/^(?:my|our)$/.test(article?.low ?? "") && templatesByNoun.has(who.one));
  const isPart = hollowWords.has(who.one) || featureIn([who.low]) !== null;
  return /^(?:my|our|an?|the)$/.test(article?.low ?? "") && isOne && !isRow && !isPart && !templatesByApp.has(key);
}

/** "A page to show my CV", "a website to promote my book". */
function isForShow(head: readonly Token[], next: Chunk | undefined): boolean {
  return siteWords.test(head.at(-1)?.low ?? "") && lexicon.is(next?.words[0]?.low, "showing-verb") && next?.lead === "to";
}

/** "An app like Instagram", "a clone of Netflix". */
function modelOf(after: readonly Token[], head: readonly Token[]): Product | null {
  const likes = /^(?:like|similar|inspired)$/.test(after[0]?.low ?? "") || /^(?:clone|copy|version|replica)$/.test(head.at(-1)?.low ?? "");
  if (!likes) return null;
  const words = lowsOf(after.filter((token) => !lexicon.is(token.low, "likeness")));
  return clones.find((candidate) => candidate.names.some((name) => words.join(" ").startsWith(name))) ?? null;
}

/** The words for what is to be built: without "please build me", up to the first preposition. */
function partsOf(chunk: Chunk): { head: Token[]; after: Token[] } {
  let { words } = trimmed(chunk);
  const asks = words.findLastIndex((token, at) => at < 6 && builders.has(token.low) && words[at + 1] !== undefined);
  if (asks >= 0) words = words.slice(asks + 1);
  while (words.length > 1 && lexicon.is(words[0]?.low, "build-filler")) words = words.slice(1);
  const isEnd = ({ low }: Token, place: number): boolean =>
    lexicon.is(low, "product-preposition") || (/^\d/.test(low) && lexicon.is(words[place + 1]?.low, "unit"));
  const at = words.findIndex((token, place) => place > 0 && isEnd(token, place));
  return at < 0 ? { head: words, after: [] } : { head: words.slice(0, at), after: words.slice(at) };
}

/** The verb that a piece begins with; "a store" and "my log" are nouns. */
function verbIn(chunk: Chunk): VerbForm | null {
  const { words } = trimmed(chunk);
  const before = chunk.words[chunk.words.findIndex((token) => token === words[0]) - 1];
  return /^(?:a|an|the|my|our)$/.test(before?.low ?? "") ? null : leadingVerb(words.map((token) => token.low));
}

/** Whether a piece says that something is to be kept: right after the product ("with a packing list"), or at the start of a sentence of its own. */
function keepsData(chunks: readonly Chunk[], at: number): boolean {
  const product = chunks[at];
  const part = chunks[at + 1]?.lead === "with" ? nounPhrase(chunks[at + 1]?.words ?? []) : null;
  if (part !== null && /^an?$/.test(part.article ?? "") && templatesByApp.has(part.key)) return true;
  return chunks.some(
    (chunk, index) =>
      verbIn(chunk)?.act === "keep" &&
      (index === at + 1 ||
        (chunk.sentence !== product?.sentence && chunks[index - 1]?.sentence !== chunk.sentence && chunk.lead !== "which")),
  );
}

/** Whether the pieces after a product are a list of fields. */
function listsFields([first, ...rest]: readonly Chunk[]): boolean {
  if (first === undefined || !/^(?:with|has|colon)$/.test(first.lead)) return false;
  const end = rest.findIndex(({ lead }) => lead !== "list");
  const nouns = [first, ...rest.slice(0, end < 0 ? undefined : end)].map(({ words }) => nounPhrase(words));
  const fields = nouns.filter((noun) => noun !== null && !noun.plural && (isFieldNoun(noun) || actors.has(noun.key)));
  return fields.length > 1 && fields.length * 2 > nouns.length;
}

function isHollow(chunk: Chunk): boolean {
  const { words } = trimmed(chunk);
  return words.every((token) => builders.has(token.low)) || isContext(chunk);
}

/** What a prompt asks for, where that is no data application; null for everything else. */
export function findProduct({ text, parts }: SegmentedPrompt): FoundProduct | null {
  const chunks = parts.flatMap((part) => part.chunks);
  const at = chunks.findIndex((chunk) => !isHollow(chunk));
  const chunk = chunks[at];
  if (chunk === undefined || chunk.words.some((token, place) => place < 3 && /^(?:no|not|don't)$/.test(token.low))) return null;
  const verb = verbIn(chunk);
  const started = trimmed(chunk).words[0]?.low ?? "";
  if (verb !== null && !builders.has(started) && productNamed(lowsOf(chunk.words)) === null) return null;
  if (verb?.act === "keep") return null;
  const { head, after } = partsOf(chunk);
  // "Something for my online shop: orders …" is for a shop and is none.
  const from = chunk.words.findIndex((token) => token === head[0]);
  const lead = from < 0 ? [] : chunk.words.slice(Math.max(0, from - 3), from);
  if (/^(?:something|anything)? ?for (?:my|our)$/.test(lowsOf(lead).join(" "))) return null;
  const found = productOf(head);
  const keeps = keepsData(chunks, at);
  // A website that keeps something is an application like any other, whoever it is for.
  const product =
    found?.product ?? modelOf(after, head) ?? (!keeps && (siteOfBusiness(head, after) || isForShow(head, chunks[at + 1])) ? sites : null);
  if (product === null) return null;
  const before = head.slice(0, found?.from ?? Math.max(0, head.length - 1));
  const phrase = quote(text, found === null ? [...head, ...after] : head);
  return { product, phrase, before, keeps, listsFields: listsFields(chunks.slice(at + 1)) };
}
