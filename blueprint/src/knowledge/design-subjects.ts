// Which design languages suit what an app is about. Several suit most subjects, so that two apps of a kind need not look
// alike; those that suit best come first.
import { z } from "zod";
import { LanguageName } from "../schema/theme.ts";
import { readData } from "./data-files.ts";
import { WordList } from "./word-list.ts";

const DesignSubject = z.strictObject({
  /** Words of the subject as regular expressions, each of the beginning of a word: `garden`, `parks?\\b`. */
  words: WordList.transform((words) => new RegExp(`\\b(?:${words.join("|")})`, "g")),
  /** The languages that suit it; one that stands twice is chosen twice as often. */
  languages: z.array(LanguageName).min(1).readonly(),
  /** How much more a word of it says than one of another subject. */
  strength: z.number().default(1),
});
/** Words of a subject, and the languages that suit it. */
export type DesignSubject = z.infer<typeof DesignSubject>;

/** The subjects; where two are named equally often, the first decides. */
export const designSubjects: readonly DesignSubject[] = readData("design/subjects.json", z.array(DesignSubject));
