// How a kind of feature is asked for, and spoken of in replies and in the README of an app.

/** The words for a kind of feature, each list parted by commas, in lower case; verbs as infinitives, nouns in the singular. */
export interface FeatureWords {
  /** "book", "sign up for": what one does. Forms (books, booking) are derived. */
  verbs: string;
  /** "shopping cart", "chat functionality": what an app has. Words like function, feature, system and page after it are understood. */
  nouns: string;
  /** What belongs to it by itself: a phrase that nothing else was made of and that names one of these is built with the feature, and proven if a check says that it shows it. */
  parts?: string;
  /** Nouns that ask for the feature because it shows them ("opening hour" of a contact page), in the singular: only checks that say so prove them. */
  partNouns?: string;
  /** What a verb amounts to where the feature cannot be built of it: "schedule a meeting" adds one. */
  otherwise?: "add" | "browse" | "edit" | "mark" | "rate" | "sort" | "total" | "chart" | "export" | "send";
}

/** A feature in words that go into a sentence. */
export interface FeatureDescription {
  /** With an article where it needs one: "a newsletter form", "comments on posts". */
  called: string;
  /** What follows "you can"; null for what is only looked at. */
  can: string | null;
  /** What of it nobody told and stands there as an example of what its owner would say: "the opening hours". */
  examples?: string;
  /** What of it nobody knows, so that it starts without: "questions about sheep breeds". */
  unknown?: string;
}

/** What the rows of its entity are called, in the singular and in the plural; what it is about where it has none. */
export interface RowNames {
  one: string;
  many: string;
}
