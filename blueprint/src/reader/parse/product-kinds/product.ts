// Kinds of products that keep no data of their own and so cannot be built: how people name them, and what comes close.
import { z } from "zod";
import { WordList } from "../../../knowledge/data/word-list.ts";

/** A kind of product that this builder does not write: the shape of most files in `blueprint/data/products`. */
export const Product = z.strictObject({
  /** The questions where "I cannot build …" is no answer: for a game without a name, with one (`{phrase}`), and once more. */
  question: z.strictObject({ plain: z.string(), named: z.string(), again: z.string() }).optional(),
  /** In a sentence after "I cannot build". */
  called: z.string(),
  /** What its name ends with, in lower case. */
  names: WordList,
  /** Names with such an end that mean something else: an investment portfolio, a phone book. */
  unless: z.array(z.string()).readonly().default([]),
  /** Options for a prompt with one of the words: a clinic gets patients, a bakery gets orders. */
  nearby: z
    .array(z.strictObject({ words: WordList, options: WordList }))
    .readonly()
    .default([]),
  /** Data applications that come close, best first. */
  options: WordList,
});
export type Product = z.infer<typeof Product>;
