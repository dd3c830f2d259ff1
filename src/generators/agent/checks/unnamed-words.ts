import type { AcceptanceCheck } from "@atelier/blueprint";

const WORDS = /[\p{L}\p{N}]+/gu;
const LETTERS_MIN = 3;
/** Where checks name less of a wish than this share, they are in other words or another language, and a list of words says nothing. */
const NAMED_SHARE_MIN = 1 / 3;

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(WORDS) ?? [])];

/** Without an ending of one or two letters, of longer words. */
const stemOf = (word: string): string => word.slice(0, Math.max(LETTERS_MIN, word.length - 2));

/** The words of a wish that neither the titles nor the steps of these checks name; none where they name hardly any of it. */
export function unnamedWords(phrase: string, checks: readonly Pick<AcceptanceCheck, "title" | "steps">[]): string[] {
  const named = new Set(wordsOf(JSON.stringify(checks.map(({ title, steps }) => [title, steps]))).map(stemOf));
  const words = wordsOf(phrase).filter((word) => word.length >= LETTERS_MIN);
  const unnamed = words.filter((word) => !named.has(stemOf(word)));
  return words.length - unnamed.length < words.length * NAMED_SHARE_MIN ? [] : unnamed;
}
