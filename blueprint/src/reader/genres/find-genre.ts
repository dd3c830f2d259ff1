// Finds the genre of what a prompt asks for: by the name of the product first, then by what it is for.
import type { Brief } from "../brief/brief.ts";
import type { Genre } from "./genre.ts";
import { innerGenres } from "./inner-genres.ts";
import { publicGenres } from "./public-genres.ts";

const genres: readonly Genre[] = [...innerGenres, ...publicGenres];

/** "Shop management" and "hotel booking system for staff" are tools to work with, whatever they are about. */
const work =
  /\b(?:management|manager|administration|inventory|tracker|tracking|logging|log|crm|erp|planner|organi[sz]er|scheduler|automation|internal|back ?office|traceability|accounting|payroll|attendance|builder|maker|generator|reimbursement|escrow)\b/;

/** The genre of the product, or null for a tool. */
export function findGenre(brief: Brief): Genre | null {
  const head = brief.kind?.words ?? "";
  const first = /^[^.!?\n]*/.exec(brief.text.toLowerCase())?.[0] ?? "";
  if (work.test(head) || /^\W*(?:please )?(?:\w+ ){0,3}to (?:manage|track|organi[sz]e|log)\b/.test(first)) return null;
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
