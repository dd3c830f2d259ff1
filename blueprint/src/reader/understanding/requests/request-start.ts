// Where a text asks for something after a story: "My class loves volcanoes. Could you make a quiz …" asks from "could" on.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders } from "../../lexicon/nouns.ts";
import type { Sentence, Token } from "../../text/token.ts";

const OPENER_WORDS_MAX = 5;

/** Where a request begins in a sentence: "I need", "could you make", "need" at the start. Negative where none does. */
export function requestAt(tokens: readonly Token[]): number {
  if (lexicon.is(tokens[0]?.low, "request-verb")) return 0;
  return tokens.findIndex((_, at) =>
    Array.from({ length: OPENER_WORDS_MAX }, (_one, length) => wordsAt(tokens, at, length + 1)).some((words) =>
      lexicon.is(words, "request-opener"),
    ),
  );
}

/** Where the words of a request end in a sentence: behind "I need", "we'd like". Negative where none begins. */
export function requestEnd(tokens: readonly Token[]): number {
  const at = requestAt(tokens);
  const lengths = Array.from({ length: OPENER_WORDS_MAX }, (_, length) => length + 1);
  const length = lengths.findLast((words) => lexicon.is(wordsAt(tokens, at, words), "request-opener"));
  return at < 0 ? -1 : at + (length ?? 1);
}

/** Whether a sentence is an order: "a list of …", "make a page for …". */
export function isOrder(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return first !== undefined && (/^(?:an?|one|some)$/.test(first.low) || builders.has(first.low)) && namesApp(tokens);
}

/** Whether words name an app, or what rows stand in. */
export function namesApp(tokens: readonly Token[]): boolean {
  return tokens.some(({ one }) => lexicon.is(one, "product-itself") || isHolder(one));
}

/** Whether a word in the singular is for what rows stand in. */
export function isHolder(one: string): boolean {
  return (["record-holder", "collection-noun", "arrangement", "sheet-word"] as const).some((category) => lexicon.is(one, category));
}

/** The words of so many tokens from a place, in lower case. */
export function wordsAt(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ low }) => low)
    .join(" ");
}

/** The place in the text where its first request begins; 0 where nothing stands before it, or nothing is asked for. */
export function requestStart(sentences: readonly Sentence[]): number {
  for (const [index, { tokens }] of sentences.entries()) {
    const at = isOrder(tokens) ? 0 : requestAt(tokens);
    if (at >= 0) return index === 0 ? 0 : (tokens[at]?.start ?? 0);
  }
  return 0;
}
