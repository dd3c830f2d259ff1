// What is logged, by the words with which it is asked for: hours, payments, results, steps, visits, notes.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { LogFeature } from "./log-schema.ts";

/** What one entry is called, what it counts, and how its text is asked for. */
const LogKind = LogFeature.pick({ one: true, many: true, amount: true, note: true });
export type LogKind = z.infer<typeof LogKind>;

const { kinds, other } = readData(
  "features/logs.json",
  z.strictObject({ kinds: z.array(z.strictObject({ words: WordPattern, kind: LogKind })), other: LogKind }),
);

/** The kind of log that these words in lower case ask for; entries of an activity log where they name none. */
export function logKindOf(words: string): LogKind {
  return kinds.find((known) => known.words.test(words))?.kind ?? other;
}
