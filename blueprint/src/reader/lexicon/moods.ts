// Adjectives of looks, and the design languages that they ask for.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";
import { languagesOfMood } from "../../theme/languages.ts";
import type { LanguageName } from "../../schema/theme.ts";

const Mood = z.strictObject({ id: z.string(), words: WordList }).transform(({ id, words }) => ({ words, languages: languagesOfMood(id) }));
type Mood = z.infer<typeof Mood>;

const written = readData(
  "design/moods.json",
  z.strictObject({ always: z.array(Mood), besideLooks: z.array(Mood), alone: z.array(Mood), lookNouns: WordList }),
);

/** Words that can only be about looks, wherever they stand. */
export const plainMoods: readonly Mood[] = written.always;

/** Words that are about looks beside a word such as "design" or "style", or as the app's own adjective. */
export const moods: readonly Mood[] = [...written.always, ...written.besideLooks];

/** Words that are about looks where a look is spoken of. */
export const loneMoods: readonly Mood[] = written.alone;

/** What such an adjective stands beside when it is about looks. */
export const lookNouns = written.lookNouns;

const of =
  "website|site|web ?site|web ?app|application|app|platform|web page|page|homepage|portal|dashboard|tool|store|shop|blog|portfolio|landing page";

/** The adjective of the app itself, "an elegant website": it asks for a language, and stays to be read by others. */
export const moodWords: readonly { words: RegExp; languages: readonly LanguageName[] }[] = [
  ...plainMoods.map(({ words, languages }) => ({ words: new RegExp(`\\b(?:${words.join("|")})\\b`), languages })),
  ...moods.map(({ words, languages }) => ({
    words: new RegExp(`\\b(?:${words.join("|")})(?:-looking|,? and [a-z-]+|, [a-z-]+)? (?:[a-z-]+ )?(?:${of}|${lookNouns.join("|")})\\b`),
    languages,
  })),
];
