// English nouns in the singular and plural, for names inside sentences. Whole words only, by rule with a list of
// exceptions: a wrong plural is seen in every heading, so what the rules get wrong belongs in the lists.
import { z } from "zod";
import { readData } from "../data/data-files.ts";
import { WordSet } from "../data/word-list.ts";

const lists = readData(
  "words/inflections.json",
  z.strictObject({
    /** Plurals by their singular. */
    irregular: z.record(z.string(), z.string()),
    /** Words without another plural. */
    unchanging: WordSet,
    /** Words in "s" that are no plurals. */
    singularsInS: WordSet,
  }),
);
const irregular: ReadonlyMap<string, string> = new Map(Object.entries(lists.irregular));
const { unchanging, singularsInS } = lists;
const plurals: ReadonlyMap<string, string> = new Map([...irregular].map(([one, many]) => [many, one]));

/** The singular of one lower-case word; a word that is not a plural comes back as it is. */
export function singularWord(word: string): string {
  const known = plurals.get(word);
  if (known !== undefined) return known;
  if (irregular.has(word) || unchanging.has(word) || singularsInS.has(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:us|lens|canvas|atlas|bus)es$/.test(word) && !/(?:hous|caus|claus|excus|paus|mous)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("s") && !word.endsWith("'s") ? word.slice(0, -1) : word;
}

/** The plural of one lower-case word. */
export function pluralWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (plurals.has(word) || (unchanging.has(word) && !singularsInS.has(word))) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`;
}

function onLastWord(phrase: string, change: (word: string) => string): string {
  const at = phrase.lastIndexOf(" ") + 1;
  return phrase.slice(0, at) + change(phrase.slice(at));
}

/** The singular of a phrase: that of its last word. */
export function singular(phrase: string): string {
  return onLastWord(phrase, singularWord);
}

/** The plural of a phrase: that of its last word before "of". */
export function plural(phrase: string): string {
  const end = phrase.indexOf(" of ", 1);
  return end < 0 ? onLastWord(phrase, pluralWord) : onLastWord(phrase.slice(0, end), pluralWord) + phrase.slice(end);
}

/** Whether a lower-case word is a plural. */
export function isPlural(word: string): boolean {
  return plurals.has(word) || (singularWord(word) !== word && pluralWord(singularWord(word)) === word);
}

/** Letters whose names begin with a vowel, where they are read one by one: an MRI, but a SIM card. */
const SPELLED = /^(?:[AEFHILMNORSX](?:\b|\d)|[FHLMNRSX][^AEIOUY\P{Lu}]\p{Lu}*\b|[AEIO]\p{Lu}+\b)/u;

/** `a` or `an`, by the sound of the word. */
export function article(phrase: string): string {
  if (SPELLED.test(phrase)) return "an";
  if (/^(?:on(?:e|ce)|u(?:ni(?![nmd])|s[aeu]|ti|r[aie]|\b)|eu)/i.test(phrase) || /^U\p{Lu}/u.test(phrase)) return "a";
  return /^(?:[aeiou]|h(?:our|onest|onou?r|eir)|8|1[18]\b)/i.test(phrase) ? "an" : "a";
}
