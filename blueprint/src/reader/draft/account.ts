// The account of a prompt: which phrase became what. An intent that nothing could be made of goes to the rest.
import type { Understood } from "../../schema/reading.ts";
import type { Unread } from "../parse/parsed-prompt.ts";
import type { Account } from "./plan.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { leadingVerb } from "../lexicon/acts.ts";
import { lookVocabulary } from "../lexicon/look.ts";
import { fillers, generics, givens, hollowWords } from "../lexicon/nouns.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";

/** The phrases with what became of them, in the prompt's order. */
export function understoodOf(account: Account, text: string): Understood[] {
  return [...account.became]
    .map(([phrase, ids]) => ({ phrase, became: [...ids] }))
    .filter(({ phrase }) => !isNoRequest(phrase))
    .toSorted((a, b) => text.indexOf(a.phrase) - text.indexOf(b.phrase));
}

const empty: readonly ReadonlySet<string>[] = [hollowWords, fillers, givens, lookVocabulary];

/** Words that ask for nothing by themselves, such as a left-over "functionality". */
function isEmptyTalk(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[^\p{L}'-]+/u);
  return words.every((word) => word === "" || generics.has(singularWord(word)) || empty.some((known) => known.has(word)));
}

/** "Show me", "see", "two": of what, it does not say, so that nothing is asked for. */
function isNoRequest(phrase: string): boolean {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const isLooking = (word: string): boolean => leadingVerb([word])?.act === "browse" || lexicon.is(word, "app-user");
  return (
    words.length > 0 &&
    words.every((word) => isLooking(word) || lexicon.is(word, "small-word") || lexicon.is(word, "count-word") || word === "me")
  );
}

/** The beginning of a long phrase, up to a whole word. */
function shortened(phrase: string): string {
  return phrase.length <= 300 ? phrase : phrase.slice(0, 300).replace(/\s\S*$/, "");
}

/** What is left, in the prompt's words and order, each piece of a list on its own. */
export function notUnderstoodOf(account: Account, text: string): string[] {
  const places = account.unread.toSorted((a, b) => a.start - b.start);
  const merged: Unread[] = [];
  for (const place of places) {
    const last = merged.at(-1);
    const twin = last !== undefined && /^drag (?:and|&|n) drop$/i.test(text.slice(last.start, place.end));
    if (last !== undefined && (twin || place.start <= last.end)) last.end = Math.max(last.end, place.end);
    else merged.push({ ...place });
  }
  const phrases = merged.map(({ start, end }) => shortened(text.slice(start, end).replace(/\s+/g, " ").trim()));
  return [...new Set(phrases)].filter((phrase) => /\p{L}{2}/u.test(phrase) && !isEmptyTalk(phrase) && !account.became.has(phrase));
}
