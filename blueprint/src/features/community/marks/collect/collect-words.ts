// The words of a collection: as the prompt calls it.
import { z } from "zod";
import { say } from "../../../../project/words/say.ts";
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

/** The page of a collection, and what its buttons and messages say: `place` is "in your favourites". */
export type CollectWords = Readonly<Record<"id" | "icon" | "title" | "place" | "add" | "there", string>>;

/** How the messages of each collection are called. */
const KEYS = {
  favourites: "favourites",
  collection: "collection",
  wishlist: "wishlist",
  bookmarks: "bookmarks",
  "reading list": "reading",
  watchlist: "watchlist",
  saved: "saved",
  followed: "followed",
  compared: "compared",
  votes: "votes",
} as const satisfies Record<CollectName, string>;

const pages = readData("features/collections.json", z.record(CollectName, z.strictObject({ id: z.string(), icon: z.string() })));

function wordsOf(called: CollectName): CollectWords {
  const key = KEYS[called];
  const [title, place] = [say.app[`${key}Title`](), say.app[`${key}Place`]()];
  return { ...pages[called], title, place, add: say.app[`${key}Add`](), there: say.app[`${key}There`]() };
}

/** What to say, by the name of the collection. */
export const collectWords: Readonly<Record<CollectName, CollectWords>> = {
  favourites: wordsOf("favourites"),
  collection: wordsOf("collection"),
  wishlist: wordsOf("wishlist"),
  bookmarks: wordsOf("bookmarks"),
  "reading list": wordsOf("reading list"),
  watchlist: wordsOf("watchlist"),
  saved: wordsOf("saved"),
  followed: wordsOf("followed"),
  compared: wordsOf("compared"),
  votes: wordsOf("votes"),
};

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
