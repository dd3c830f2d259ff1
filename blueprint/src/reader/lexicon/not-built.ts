// What people ask for by its name and this generator does not write. Its words ask for nothing else, so that replies
// say that it is not there.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";

const kinds = readData(
  "products/unbuilt-features.json",
  z.array(z.strictObject({ what: z.string(), verbs: WordList.optional(), nouns: WordList.optional() })),
);

/** The verbs that ask for what is not built, as infinitives. */
export const verbsNotBuilt: readonly string[] = kinds.flatMap(({ verbs = [] }) => verbs);

/** The nouns that name what is not built, in the singular. */
export const nounsNotBuilt: readonly string[] = kinds.flatMap(({ nouns = [] }) => nouns);
