// How a kind of feature is asked for, and spoken of in replies and in the README of an app.
import { z } from "zod";
import { readDataFolder } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";

const words = WordList.default([]);

/** The words for a kind of feature, in lower case; verbs as infinitives, nouns in the singular. */
export const FeatureWords = z.strictObject({
  /** "book", "sign up for": what one does. Forms (books, booking) are derived. */
  verbs: words,
  /** "shopping cart", "chat functionality": what an app has. Words like function, feature, system and page after it are understood. */
  nouns: words,
  /** What belongs to it by itself: a phrase that nothing else was made of and that names one of these is built with the feature, and proven if a check says that it shows it. */
  parts: words,
  /** Nouns that ask for the feature because it shows them ("opening hour" of a contact page), in the singular: only checks that say so prove them. */
  partNouns: words,
  /** What a verb amounts to where the feature cannot be built of it: "schedule a meeting" adds one. */
  otherwise: z.enum(["add", "browse", "edit", "mark", "rate", "sort", "total", "chart", "export", "send"]).optional(),
});
export type FeatureWords = z.infer<typeof FeatureWords>;

const byKind = new Map(readDataFolder("features/words", z.record(z.string(), FeatureWords)).flatMap(Object.entries<FeatureWords>));

/** The words for a kind of feature. Throws for a kind that has none. */
export function featureWords(kind: string): FeatureWords {
  const found = byKind.get(kind);
  if (found === undefined) throw new Error(`blueprint/data/features/words has no words for ${kind}`);
  return found;
}

/** A feature in words that go into a sentence. */
export interface FeatureDescription {
  /** With an article where it needs one: "a newsletter form", "comments on posts". */
  called: string;
  /** What follows "you can"; null for what is only looked at. */
  can: string | null;
  /** What of it the prompt does not state and stands there as an example of what its owner would say: "the opening hours". */
  examples?: string;
  /** What of it nobody knows, so that it starts without: "questions about sheep breeds". */
  unknown?: string;
}

/** What the rows of its entity are called, in the singular and in the plural; what it is about where it has none. */
export interface RowNames {
  one: string;
  many: string;
}
