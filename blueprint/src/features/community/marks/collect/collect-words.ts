// The words of a collection: as the prompt calls it.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";

/** How people call what they have set apart. */
export const CollectName = z.enum(["favourites", "collection", "wishlist", "bookmarks", "reading list", "watchlist", "saved", "followed"]);
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
