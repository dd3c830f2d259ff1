// The words of a collection: as the prompt calls it.
import { z } from "zod";

/** How people call what they have set apart. */
export const CollectName = z.enum(["favourites", "collection", "wishlist", "bookmarks", "reading list", "watchlist", "saved", "followed"]);
export type CollectName = z.infer<typeof CollectName>;

/** What a collection's page, buttons and messages say. */
export interface CollectWords {
  title: string;
  icon: string;
  /** "in your favourites". */
  place: string;
  add: string;
  there: string;
}

const WORDS: Readonly<Record<CollectName, CollectWords>> = {
  favourites: { title: "Favourites", icon: "Heart", place: "in your favourites", add: "Add to favourites", there: "In your favourites" },
  collection: {
    title: "My collection",
    icon: "Library",
    place: "in your collection",
    add: "Add to collection",
    there: "In your collection",
  },
  wishlist: { title: "Wishlist", icon: "Heart", place: "on your wishlist", add: "Add to wishlist", there: "On your wishlist" },
  bookmarks: { title: "Bookmarks", icon: "Bookmark", place: "in your bookmarks", add: "Bookmark", there: "Bookmarked" },
  "reading list": {
    title: "Reading list",
    icon: "Bookmark",
    place: "on your reading list",
    add: "Add to reading list",
    there: "On your reading list",
  },
  watchlist: { title: "Watchlist", icon: "Eye", place: "on your watchlist", add: "Add to watchlist", there: "On your watchlist" },
  saved: { title: "Saved", icon: "Bookmark", place: "among what you saved", add: "Save", there: "Saved" },
  followed: { title: "Following", icon: "Bell", place: "among what you follow", add: "Follow", there: "Following" },
};

/** What to say for this name. */
export function collectWords(called: CollectName): CollectWords {
  return WORDS[called];
}

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
