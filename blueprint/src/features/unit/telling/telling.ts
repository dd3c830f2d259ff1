// How a feature is spoken of in replies and in the README of an app: what it is called, and what one can do with it.
import type { FeatureKind, FeatureOf } from "../../feature.ts";

/** A feature in words that go into a sentence. */
export interface Told {
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

/** How the features of a group are told. */
export type TellingsOf<Kind extends FeatureKind> = { readonly [K in Kind]: (feature: FeatureOf<K>, rows: RowNames) => Told };
