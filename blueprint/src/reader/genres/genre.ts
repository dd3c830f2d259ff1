// A genre is what goes without saying for a kind of product: nobody who asks for a shop says that it has products.
import type { Blueprint } from "../../schema/blueprint.ts";

/** A feature that a genre has although nobody asked; `main` is about the main thing, `none` about no thing. */
export interface GenreFeature {
  kind: string;
  of: "main" | "none";
  /** What it is asked with, where the definition reads options from words. */
  words?: string;
}

export interface Genre {
  id: string;
  kind: Blueprint["kind"];
  /** Words of the product's name that mean this genre: "discussion forum". */
  head: RegExp;
  /** Words of the sentence that says what it is for, where the name says nothing: "a website to sell candles". */
  purpose?: RegExp;
  /** The thing that it cannot do without, and nouns that would do as well. */
  thing?: { noun: string; unless: RegExp };
  features: readonly GenreFeature[];
  /** How it opens: with a front page that leads to the rest, or with its main list or figures. */
  opens: "front" | "work";
  /** Whether those who open it only look at the rows, unless the prompt says that they keep them. */
  reach: "keeper" | "visitor";
}
