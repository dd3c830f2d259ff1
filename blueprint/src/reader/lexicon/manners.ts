// Adjectives of looks, and the design languages that they ask for.
import { z } from "zod";
import { readData } from "../../knowledge/data-files.ts";
import { WordList } from "../../knowledge/word-list.ts";
import { LanguageName } from "../../schema/theme.ts";

const Manner = z.strictObject({ words: WordList, languages: z.array(LanguageName).min(1).readonly() });
type Manner = z.infer<typeof Manner>;

const written = readData(
  "design/manners.json",
  z.strictObject({ always: z.array(Manner), besideLooks: z.array(Manner), lookNouns: WordList }),
);

/** Words that can only be about looks, wherever they stand. */
export const plainManners: readonly Manner[] = written.always;

/** Words that are about looks beside a word such as "design" or "style", or as the app's own adjective. */
export const manners: readonly Manner[] = [...written.always, ...written.besideLooks];

/** What such an adjective stands beside when it is about looks. */
export const lookNouns = written.lookNouns;

const of =
  "website|site|web ?site|web ?app|application|app|platform|web page|page|homepage|portal|dashboard|tool|store|shop|blog|portfolio|landing page";

/** The adjective of the app itself, "an elegant website": it asks for a language, and stays to be read by others. */
export const manneredWords: readonly { words: RegExp; languages: readonly LanguageName[] }[] = [
  ...plainManners.map(({ words, languages }) => ({ words: new RegExp(`\\b(?:${words.join("|")})\\b`), languages })),
  ...manners.map(({ words, languages }) => ({
    words: new RegExp(`\\b(?:${words.join("|")})(?:-looking|,? and [a-z-]+|, [a-z-]+)? (?:[a-z-]+ )?(?:${of}|${lookNouns.join("|")})\\b`),
    languages,
  })),
];
