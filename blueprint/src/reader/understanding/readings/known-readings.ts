// The kinds of apps that words of a sentence hint at, each as a sentence that the reader understands.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList, WordSet } from "../../../knowledge/data/word-list.ts";

/**
 * `readings` are kinds of apps with the words that hint at them, `shapes` what things can be kept as that a text says somebody
 * has, with the words that say so anywhere in it, and `openings` are offered where a text names nothing.
 */
export const { readings, shapes, openings } = readData(
  "understanding/readings.json",
  z.strictObject({
    readings: z.array(z.strictObject({ cues: WordSet, option: z.string(), features: WordList.optional() })),
    shapes: z.array(z.strictObject({ cues: WordSet, but: WordSet.optional(), option: z.string() })),
    openings: z.array(z.strictObject({ words: WordList.or(z.array(z.string()).max(0)), options: WordList })),
  }),
);
