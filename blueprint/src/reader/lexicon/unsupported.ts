// What people ask for and this builder does not write. A chunk with one of these words is never taken for anything else,
// because claiming to have built a log-in is worse than saying that there is none.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordSet } from "../../knowledge/data/word-list.ts";
import { wordsOfFeatures } from "./acts.ts";
import { nounsNotBuilt } from "./not-built.ts";

/** `makesUnsupported` puts whatever stands beside it beyond this builder. */
const words = readData("words/unsupported.json", z.strictObject({ unsupported: WordSet, makesUnsupported: WordSet }));

/** What a feature is asked for with is not beyond. */
const built: ReadonlySet<string> = new Set(wordsOfFeatures("nouns").flatMap(([, nouns]) => nouns));

const notBuilt: ReadonlySet<string> = new Set(nounsNotBuilt);

/** Whether a lower-case word puts whatever it stands beside beyond this builder: "AI recommendations". */
export function makesUnsupported(word: string): boolean {
  return words.makesUnsupported.has(word);
}

/** Whether a lower-case word names something that is beyond this builder. */
export function isUnsupported(word: string): boolean {
  return (words.unsupported.has(word) || notBuilt.has(word)) && !built.has(word);
}
