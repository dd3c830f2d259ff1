// Finds the genre of what a prompt asks for: by the name of the product first, then by what it is for.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Brief } from "../parse/parsed-prompt.ts";
import type { Genre } from "./genre.ts";
import { innerGenres } from "./inner-genres.ts";
import { publicGenres } from "./public-genres.ts";

const genres: readonly Genre[] = [...innerGenres, ...publicGenres];

/** The genre of the product, or null for a tool. */
export function findGenre(brief: Brief): Genre | null {
  const head = brief.kind?.words ?? "";
  const first = /^[^.!?\n]*/.exec(brief.text.toLowerCase())?.[0] ?? "";
  if (lexicon.names(head, "work-software") || /^\W*(?:please )?(?:\w+ ){0,3}to (?:manage|track|organi[sz]e|log)\b/.test(first)) return null;
  const named = genres
    .map((genre) => ({ genre, at: lastPlace(genre.head, head) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0];
  return named?.genre ?? genres.find((genre) => genre.purpose?.test(first) === true) ?? null;
}

/** Where the last match begins: the word nearest to the end of a name says what it is. */
function lastPlace(pattern: RegExp, words: string): number {
  return [...words.matchAll(new RegExp(pattern.source, "g"))].at(-1)?.index ?? -1;
}
