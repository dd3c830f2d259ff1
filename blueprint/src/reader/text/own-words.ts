// A person is quoted in the words that were typed, whatever brackets were put around them for the parser.
import type { Understood } from "../../schema/reading.ts";

const SKIPPED_MAX = 2;
/** What "or not" became. */
const ANSWERS = / \(yes\/no\)?$/;

/** A run of a text that has the words of a phrase in their order, with at most two others between; the phrase itself where there is none. */
export function ownWords(phrase: string, text: string): string {
  if (text.toLowerCase().includes(phrase.toLowerCase())) return phrase;
  const plain = phrase.replace(ANSWERS, "");
  return runOf(wordsIn(phrase), text) ?? (plain === phrase ? null : runOf(wordsIn(plain), text)) ?? phrase;
}

function runOf(wanted: readonly Word[], text: string): string | null {
  const said = wordsIn(text);
  for (const [at, { word, start }] of said.entries()) {
    if (word !== wanted[0]?.word) continue;
    const end = endOf(said.slice(at, at + wanted.length * (SKIPPED_MAX + 1)), wanted);
    if (end !== null) return text.slice(start, end);
  }
  return null;
}

/** What became of phrases, with those of the same words in one. */
export function merged(understood: readonly Understood[]): Understood[] {
  return [...Map.groupBy(understood, ({ phrase }) => phrase)].map(([phrase, same]) => ({
    phrase,
    became: [...new Set(same.flatMap(({ became }) => became))],
  }));
}

interface Word {
  word: string;
  start: number;
  end: number;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Where the last of the wanted words ends; null where one of them is not among the next few. */
function endOf(said: readonly Word[], wanted: readonly Word[]): number | null {
  let at = -1;
  for (const { word } of wanted) {
    const next = said.slice(at + 1, at + 2 + SKIPPED_MAX).findIndex((one) => one.word === word);
    if (next < 0) return null;
    at += next + 1;
  }
  return said[at]?.end ?? null;
}
