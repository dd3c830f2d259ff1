// Lists of words as data files hold them: without blanks around a word, and no word twice.
import { z } from "zod";

/** Words or phrases in their order. */
export const WordList = z
  .array(z.string().regex(/^\S(?:.*\S)?$/))
  .min(1)
  .refine((words) => new Set(words).size === words.length, "a word stands twice")
  .readonly();

/** Words or phrases whose order does not matter. */
export const WordSet = WordList.transform((words): ReadonlySet<string> => new Set(words));

/** Whole words, each as a regular expression in lower case: `movies?`. Becomes one expression that matches any of them. */
export const WordPattern = WordList.transform((words) => new RegExp(`\\b(?:${words.join("|")})\\b`));

/** Nouns in the singular, each as a regular expression in lower case. Becomes one expression that matches any of them, also in the plural. */
export const NounPattern = WordList.transform((nouns) => new RegExp(`\\b(?:${nouns.join("|")})(?:s|es)?\\b`));
