// A person is quoted in the words that were typed, whatever brackets were put around them for the parser.
import { cleanText } from "../../knowledge/words/clean-text.ts";
import type { Reading, Understood } from "../../schema/reading.ts";
import { bracketChoices, bracketDetails } from "./bracket-details.ts";

const SKIPPED_MAX = 2;
/** What "or not" became. */
const ANSWERS = / \(yes\/no\)?$/;

/** The reading, with each of its phrases as it was typed in one of these texts. */
export function quoting(reading: Reading, said: readonly string[]): Reading {
  const texts = said.map(cleanText).filter((text) => bracketChoices(bracketDetails(text)) !== text);
  if (reading.outcome === "questions" || texts.length === 0) return reading;
  const typed = (phrase: string): string => texts.reduce(ownWords, phrase);
  const named = <Part extends { phrase: string | null }>(part: Part): Part =>
    part.phrase === null ? part : { ...part, phrase: typed(part.phrase) };
  const { blueprint, understood, notUnderstood } = reading;
  const { entities, capabilities, features } = blueprint;
  return {
    ...reading,
    blueprint: {
      ...blueprint,
      entities: entities.map(named),
      capabilities: capabilities.map(named),
      features: features.map(named),
    },
    understood: merged(understood.map(named)),
    notUnderstood: notUnderstood.map(typed),
  };
}

/** A run of a text that has the words of a phrase in their order, with at most two others between; the phrase itself where there is none. */
export function ownWords(phrase: string, text: string): string {
  if (text.toLowerCase().includes(phrase.toLowerCase())) return phrase;
  const plain = phrase.replace(ANSWERS, "");
  // The name of a choice may be ours, its options are not.
  const said = new Set(wordsIn(text).map(({ word }) => word));
  const [, options] = phrase.split(" (");
  const typed = options === undefined ? [] : [phrase, options].map((words) => wordsIn(words).filter(({ word }) => said.has(word)));
  for (const words of [wordsIn(phrase), wordsIn(plain), ...typed]) {
    const run = runOf(words, text);
    if (run !== null) return run;
  }
  return phrase;
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
