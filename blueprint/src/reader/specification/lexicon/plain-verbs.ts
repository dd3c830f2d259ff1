// Verbs that ask for nothing that is built by themselves, so that they are not taken for things: "pause and *skip* songs".
import { readData } from "../../../knowledge/data-files.ts";
import { WordSet } from "../../../knowledge/word-list.ts";

const infinitives = readData("words/plain-verbs.json", WordSet);

/** Whether a lower-case word is the infinitive of a verb that is about no rows. */
export function isPlainVerb(word: string): boolean {
  return infinitives.has(word);
}
