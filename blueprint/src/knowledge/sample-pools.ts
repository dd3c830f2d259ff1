// Believable values for fields that a prompt names and no thing knows. Nobody real, no brands.
import { z } from "zod";
import { readData } from "./data/data-files.ts";
import { WordList } from "./data/word-list.ts";

const pools = readData("samples/pools.json", z.array(z.strictObject({ nouns: WordList, values: z.array(z.string()).min(6).readonly() })));

/** Values by the noun of a field, in the singular and lower case. */
export const samplePools: ReadonlyMap<string, readonly string[]> = new Map(
  pools.flatMap(({ nouns, values }) => nouns.map((noun): [string, readonly string[]] => [noun, values])),
);

/** Short sentences for a field of running text that nothing is known about. */
export const sentences: readonly string[] = [
  "All in good order.",
  "Check again next month.",
  "A pleasant surprise.",
  "Details to follow.",
  "Better than last time.",
  "Needs a little care.",
  "Nothing special to report.",
  "Ask Amara about it.",
];

/** People, for what is named after them. */
export const peopleNames: readonly string[] = samplePools.get("person") ?? [];
