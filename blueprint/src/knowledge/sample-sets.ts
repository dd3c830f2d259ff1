// Examples of a subject, for whoever wants other samples than the usual ones: "Italian dishes", "cocktails", "herbs".
// Names only; what else a row holds comes from the rows that are there.
import { z } from "zod";
import { readData } from "./data/data-files.ts";
import { WordList } from "./data/word-list.ts";

/** Examples that belong together. */
export interface SampleSet {
  /** The words that mean the subject, in the singular and lower case. */
  words: readonly string[];
  /** The things that these can be rows of, by their singular. */
  of: readonly string[];
  /** What a row of it is, where a choice or a tag says so. */
  option: string;
  names: readonly string[];
}

const SampleSet = z.strictObject({ words: WordList, of: WordList, names: WordList });

/** All sets; where two share a word, the earlier one wins. */
export const sampleSets: readonly SampleSet[] = readData("samples/sets.json", z.array(SampleSet)).map((set) => {
  const first = set.words[0] ?? "";
  return { ...set, option: first.charAt(0).toUpperCase() + first.slice(1) };
});

/** The set that a subject means for a thing: by one of its words. */
export function setNamed(subject: string, thing: string): SampleSet | undefined {
  const words = subject
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const means = (word: string): boolean => words.some((said) => said === word || said === `${word}s` || said === `${word}es`);
  return sampleSets.find((one) => one.of.includes(thing) && one.words.some(means));
}
