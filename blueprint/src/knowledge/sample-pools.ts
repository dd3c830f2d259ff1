// Believable values for fields that a prompt names and no thing knows. Nobody real, no brands.
import { z } from "zod";
import { readData } from "./data/data-files.ts";
import { WordList } from "./data/word-list.ts";

const pools = readData("samples/pools.json", z.array(z.strictObject({ nouns: WordList, values: z.array(z.string()).min(6).readonly() })));

/** Values by the noun of a field, in the singular and lower case. */
export const samplePools: ReadonlyMap<string, readonly string[]> = new Map(
  pools.flatMap(({ nouns, values }) => nouns.map((noun): [string, readonly string[]] => [noun, values])),
);

/** People, for what is named after them. */
export const peopleNames: readonly string[] = samplePools.get("person") ?? [];
