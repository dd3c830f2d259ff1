// Packages that bring megabytes of data: the English grammar and dictionary, and the language detector. Each is loaded when
// the first prompt needs it, once, since most of what uses the blueprint library never reads a prompt.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type nlp from "compromise/two";
import type { eld } from "eld/small";
import type NSpell from "nspell";

const load = createRequire(import.meta.url);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The exports of a module; `Exports` is what the package declares them to be. */
function requireAs<Exports>(specifier: string): Exports {
  return load(new URL(import.meta.resolve(specifier)).pathname) as Exports;
}

/** The parts of speech of English words: as one file, which loads faster than the package's three hundred modules. */
export const englishGrammar = once((): typeof nlp => load("compromise/two") as typeof nlp);

/** The English dictionary: which words are spelt correctly, and what a misspelt one may have meant. */
export const englishSpeller = once((): NSpell => {
  const make = requireAs<(dictionary: { aff: Buffer; dic: Buffer }) => NSpell>("nspell");
  const fileOf = (name: string): Buffer => readFileSync(new URL(name, import.meta.resolve("dictionary-en")));
  return make({ aff: fileOf("index.aff"), dic: fileOf("index.dic") });
});

/** The dictionary's words in lower case by their first letter, for a search among all of them. */
export const englishWordsByLetter = once((): ReadonlyMap<string, readonly string[]> => {
  const byLetter = new Map<string, string[]>();
  for (const word of Object.keys(wordsOf(englishSpeller()))) {
    const words = byLetter.get(word.charAt(0)) ?? [];
    if (/^[a-z]+$/.test(word)) words.push(word);
    byLetter.set(word.charAt(0), words);
  }
  return byLetter;
});

/** The table of a speller's words with their flags, which its types leave out. */
function wordsOf(speller: NSpell): Readonly<Record<string, unknown>> {
  return (speller as unknown as { data: Readonly<Record<string, unknown>> }).data;
}

/** The detector of 60 languages. */
export const languageDetector = once((): typeof eld => requireAs<{ eld: typeof eld }>("eld/small").eld);
