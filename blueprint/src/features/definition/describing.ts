// How a feature is spoken of in replies and in the README of an app.

/** A feature in words that go into a sentence. */
export interface FeatureDescription {
  /** With an article where it needs one: "a newsletter form", "comments on posts". */
  called: string;
  /** What follows "you can"; null for what is only looked at. */
  can: string | null;
}

/** What the rows of its entity are called, in the singular and in the plural; what it is about where it has none. */
export interface RowNames {
  one: string;
  many: string;
}
