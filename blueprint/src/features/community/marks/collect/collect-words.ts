// The words of a collection: as the prompt calls it.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";

/** How people call what they have set apart. */
export const CollectName = z.enum([
  "favourites",
  "collection",
  "wishlist",
  "bookmarks",
  "reading list",
  "watchlist",
  "saved",
  "followed",
  "compared",
  "votes",
]);
export type CollectName = z.infer<typeof CollectName>;

/** What a collection's page, buttons and messages say: `place` is "in your favourites". */
const CollectWords = z.strictObject({ title: z.string(), icon: z.string(), place: z.string(), add: z.string(), there: z.string() });
export type CollectWords = z.infer<typeof CollectWords>;

/** What to say, by the name of the collection. */
export const collectWords = readData("features/collections.json", z.record(CollectName, CollectWords));

/** Whether the wish is to follow rows: "follow artists", not "the following artists". */
export function isFollowing(words: string): boolean {
  return /^(?:keep )?following\b|\b(?:un)?follow(?!ing \w)/.test(words);
}

/** What stands beside what else is set apart: what is followed, what is compared, and what one votes for. */
export const APART: ReadonlySet<CollectName> = new Set(["followed", "compared", "votes"]);

/** Which of these the wish is for; null for what else is set apart. */
export function kindApart(words: string): CollectName | null {
  if (/\b(?:up|down)?-?vot|^lik(?:e|ing)\b/.test(words)) return "votes";
  if (/\bcompar|\bcontrast|side[ -]by[ -]side/.test(words)) return "compared";
  return isFollowing(words) ? "followed" : null;
}

/** "Compare spending by month": of sums, which no rows side by side show. */
export function isOfSums(words: string): boolean {
  return /\b(?:by|per) (?!side)\w|\bover time\b|\b(?:month|week|year)/.test(words);
}

/** How the wish calls it. */
export function collectName(words: string): CollectName {
  if (/\bwish ?list/.test(words)) return "wishlist";
  if (/\bwatch ?list/.test(words)) return "watchlist";
  if (/\breading list/.test(words)) return "reading list";
  if (/\bfavou?rit/.test(words)) return "favourites";
  if (/\bbookmark/.test(words)) return "bookmarks";
  if (/\bcollect/.test(words)) return "collection";
  return /\bsav(?:e|ed|ing)\b/.test(words) ? "saved" : "favourites";
}
