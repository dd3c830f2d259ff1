// The words of a text that say something: no small words, no words for an app, its look or whoever uses it.
import { singularWord } from "../../knowledge/words/inflect.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { containers, fillers, builders, generics, givens, hollowWords } from "../lexicon/nouns.ts";
import { lookVocabulary } from "../lexicon/look.ts";
import type { Token } from "./token.ts";

const empty: readonly ReadonlySet<string>[] = [fillers, hollowWords, builders, givens, lookVocabulary];

/** Whether a word only joins others: "and", "of", "my". */
export function isJoining({ low }: Token): boolean {
  return lexicon.is(low, "small-word");
}

/** Whether a word says something. */
export function isContentWord(token: Token): boolean {
  const { low, one, text } = token;
  return (
    /\p{L}{2}/u.test(text) && !isJoining(token) && !empty.some((words) => words.has(low)) && !containers.has(one) && !generics.has(one)
  );
}

/** The words and numbers of a text, each in the singular. */
export function singularsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singularWord);
}
