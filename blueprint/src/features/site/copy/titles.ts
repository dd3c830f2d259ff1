// What a prompt calls a part of a site.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../knowledge/data/word-list.ts";

const Titles = z.array(z.strictObject({ words: WordPattern, title: z.string() }));

const titles = readData("site/titles.json", z.strictObject({ about: Titles, gallery: Titles, pricing: Titles }));

/** The title that these words in lower case give a part: the first that they name. */
export function titleIn(part: keyof typeof titles, words: string): string | undefined {
  return titles[part].find((known) => known.words.test(words))?.title;
}
