// The lexicon: which words belong to which category. The categories are data (`blueprint/data/words/lexicon`), so that a
// rule asks what a word is and holds no list of its own. Matching ignores case.
import { z } from "zod";
import type alerts from "../../../data/words/lexicon/alerts.json";
import type chance from "../../../data/words/lexicon/chance.json";
import type grammar from "../../../data/words/lexicon/grammar.json";
import type labels from "../../../data/words/lexicon/labels.json";
import type messages from "../../../data/words/lexicon/messages.json";
import type prices from "../../../data/words/lexicon/prices.json";
import type prompts from "../../../data/words/lexicon/prompts.json";
import type results from "../../../data/words/lexicon/results.json";
import type tempo from "../../../data/words/lexicon/tempo.json";
import type tools from "../../../data/words/lexicon/tools.json";
import { readDataFolder } from "../data/data-files.ts";
import { WordList } from "../data/word-list.ts";

/** A category of words, by its name in one of the files. */
export type Category = keyof (typeof alerts &
  typeof chance &
  typeof grammar &
  typeof labels &
  typeof messages &
  typeof prices &
  typeof prompts &
  typeof results &
  typeof tempo &
  typeof tools);

/** `about` says what the category is for. A word that ends in `*` stands for all words that begin like it. */
const File = z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), z.strictObject({ about: z.string().optional(), words: WordList }));

const entries = readDataFolder("words/lexicon", File).flatMap((file) => Object.entries(file));
const listOf: ReadonlyMap<string, readonly string[]> = new Map(entries.map(([category, { words }]) => [category, words]));
if (listOf.size < entries.length) throw new Error("blueprint/data/words/lexicon: a category stands in two files");
const setOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([...listOf].map(([category, words]) => [category, new Set(words)]));

const patterns = new Map<string, RegExp>();

function matches(text: string | undefined, category: Category, [before, after]: readonly [string, string]): boolean {
  if (text === undefined) return false;
  const key = `${before} ${category} ${after}`;
  const pattern = patterns.get(key) ?? new RegExp(`${before}(?:${(listOf.get(category) ?? []).map(asPattern).join("|")})${after}`, "i");
  patterns.set(key, pattern);
  return pattern.test(text);
}

function asPattern(word: string): string {
  const stem = word.replace(/\*$/, "").replace(/[.+?()[\]/|]/g, "\\$&");
  return word.endsWith("*") ? `${stem}\\w*` : stem;
}

/** Whether the words are one of the category. */
function is(words: string | undefined, category: Category): boolean {
  return words !== undefined && setOf.get(category)?.has(words.toLowerCase()) === true;
}

/** Whether a text names a word of the category, as a whole word. */
function names(text: string | undefined, category: Category): boolean {
  return matches(text, category, ["\\b", "\\b"]);
}

/** Whether the words end in one of the category, which may be the end of a word. */
function ends(words: string | undefined, category: Category): boolean {
  return matches(words, category, ["", "$"]);
}

/** Whether a word of the category is anywhere in the text, also inside of other words. */
function holds(text: string | undefined, category: Category): boolean {
  return matches(text, category, ["", ""]);
}

/** The words of a category. */
const words = (category: Category): readonly string[] => listOf.get(category) ?? [];

/** What is asked of words and texts; `undefined` belongs to no category. */
export const lexicon = { is, names, ends, holds, words } as const;
