// What an app may be about, as far as its look goes.
import { z } from "zod";
import { languagesOfSubject } from "../theme/languages.ts";
import { readData } from "./data/data-files.ts";
import { WordList } from "./data/word-list.ts";

const DesignSubject = z
  .strictObject({
    id: z.string(),
    /** Words of the subject as regular expressions, each of the beginning of a word: `garden`, `parks?\\b`. */
    words: WordList.transform((words) => new RegExp(`\\b(?:${words.join("|")})`, "g")),
    /** How much more a word of it says than one of another subject. */
    strength: z.number().default(1),
  })
  .transform((subject) => ({ ...subject, languages: languagesOfSubject(subject.id) }));
/** Words of a subject, and the languages that suit it, each as often as its weight. */
export type DesignSubject = z.infer<typeof DesignSubject>;

/** The subjects; where two are named equally often, the first decides. */
export const designSubjects: readonly DesignSubject[] = readData("design/subjects.json", z.array(DesignSubject));
