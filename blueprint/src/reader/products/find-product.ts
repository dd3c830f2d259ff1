// Finds out whether a prompt asks for a kind of product that keeps no data. Only what is to be built decides, the head of
// its name at that: "a chess game" is one, "a chess game log" and "keep track of my games" are not.
import { groups } from "../lexicon/subject-words.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { emptyParsedPrompt } from "../parse/parsed-prompt.ts";
import { isContext, trimmed } from "../parse/description/piece-shape.ts";
import { readLook } from "../parse/description/read-look.ts";
import { readTitle } from "../parse/description/read-title.ts";
import { leadingVerb, type VerbForm } from "../lexicon/acts.ts";
import { builders } from "../lexicon/nouns.ts";
import { type Chunk, chunksOf } from "../text/chunk.ts";
import { quote, sentencesOf, type Token } from "../text/token.ts";
import { lowsOf, productNamed } from "../parse/product-kinds/product-named.ts";
import type { Product } from "../parse/product-kinds/product.ts";
import { businesses, clones, sites } from "../parse/product-kinds/products.ts";

/** What was asked for instead of a data application. */
export interface FoundProduct {
  product: Product;
  /** In the prompt's words: "a 2048 game". */
  phrase: string;
  /** The words before the kind: "handmade candle" of "handmade candle shop". */
  before: readonly Token[];
  /** Whether the prompt says as well that something is to be kept, so that there is something to build. */
  keeps: boolean;
}

const siteWords = /^(?:website|site|webpage|web-site|homepage)$/;

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
  const about = after[0]?.low === "for" || after[0]?.low === "of" ? after.slice(1, 6) : [];
  const end = about.findIndex(({ low }, at) => at > 0 && (lexicon.is(low, "preposition") || !/\p{L}/u.test(low)));
  const who = about.slice(0, end < 0 ? undefined : end).at(-1);
  const isSomebody =
    who !== undefined &&
    lexicon.is(about[0]?.low, "possessive") &&
    (groups.has(who.low) || (lexicon.ends(who.low, "person-ending") && !lexicon.ends(who.low, "object-like-person")));
  return isSomebody || [...head.slice(0, -1), ...about].some((token) => businesses.has(token.low));
}

/** "A page to show my CV", "a website to promote my book". */
function isForShow(head: readonly Token[], next: Chunk | undefined): boolean {
  const page = /^(?:page|webpage|website|site|homepage)$/.test(head.at(-1)?.low ?? "");
  return page && lexicon.is(next?.words[0]?.low, "showing-verb") && next?.lead === "to";
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
  const at = words.findIndex((token, place) => place > 0 && lexicon.is(token.low, "product-preposition"));
  return at < 0 ? { head: words, after: [] } : { head: words.slice(0, at), after: words.slice(at) };
}

/** The verb that a piece begins with; "a store" and "my log" are nouns. */
function verbIn(chunk: Chunk): VerbForm | null {
  const { words } = trimmed(chunk);
  const before = chunk.words[chunk.words.findIndex((token) => token === words[0]) - 1];
  return /^(?:a|an|the|my|our)$/.test(before?.low ?? "") ? null : leadingVerb(words.map((token) => token.low));
}

/** Whether a piece says that something is to be kept: right after the product, or at the start of a sentence of its own. */
function keepsData(chunks: readonly Chunk[], at: number): boolean {
  const product = chunks[at];
  return chunks.some(
    (chunk, index) =>
      verbIn(chunk)?.act === "keep" &&
      (index === at + 1 ||
        (chunk.sentence !== product?.sentence && chunks[index - 1]?.sentence !== chunk.sentence && chunk.lead !== "which")),
  );
}

function isHollow(chunk: Chunk): boolean {
  const { words } = trimmed(chunk);
  return words.every((token) => builders.has(token.low)) || isContext(chunk);
}

/** What a cleaned prompt asks for, where that is no data application; null for everything else. */
export function findProduct(text: string): FoundProduct | null {
  const scratch = emptyParsedPrompt(text);
  const chunks = sentencesOf(text).flatMap((sentence, number) => chunksOf(readLook(readTitle(sentence, scratch), scratch), number));
  const at = chunks.findIndex((chunk) => !isHollow(chunk));
  const chunk = chunks[at];
  if (chunk === undefined || chunk.words.some((token, place) => place < 3 && /^(?:no|not|don't)$/.test(token.low))) return null;
  const verb = verbIn(chunk);
  const started = trimmed(chunk).words[0]?.low ?? "";
  if (verb !== null && !builders.has(started) && productNamed(lowsOf(chunk.words)) === null) return null;
  if (verb?.act === "keep") return null;
  const { head, after } = partsOf(chunk);
  // "Something for my online shop: orders …" is for a shop and is none.
  const lead = chunk.words.slice(
    0,
    Math.max(
      0,
      chunk.words.findIndex((token) => token === head[0]),
    ),
  );
  if (
    /^(?:something|anything)? ?for (?:my|our)$/.test(
      lead
        .slice(-3)
        .map((token) => token.low)
        .join(" "),
    )
  )
    return null;
  const found = productOf(head);
  const keeps = keepsData(chunks, at);
  // A website that keeps something is an application like any other, whoever it is for.
  const product =
    found?.product ?? modelOf(after, head) ?? (!keeps && (siteOfBusiness(head, after) || isForShow(head, chunks[at + 1])) ? sites : null);
  if (product === null) return null;
  const before = head.slice(0, found?.from ?? Math.max(0, head.length - 1));
  return { product, phrase: quote(text, found === null ? [...head, ...after] : head), before, keeps };
}
