// A genre is what goes without saying for a kind of product: nobody who asks for a shop says that it has products.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList, WordPattern } from "../../knowledge/data/word-list.ts";
import { Blueprint } from "../../schema/blueprint.ts";

/** A feature that a genre has although nobody asked; `main` is about the main thing, `none` about no thing. */
const GenreFeature = z.strictObject({
  kind: z.string(),
  of: z.enum(["main", "none"]),
  /** What it is asked with, where the definition reads options from words. */
  words: z.string().optional(),
});
export type GenreFeature = z.infer<typeof GenreFeature>;

const Genre = z.strictObject({
  id: z.string(),
  kind: Blueprint.shape.kind,
  /** Words of the product's name that mean this genre: "discussion forum". */
  head: WordPattern,
  /** Words of the sentence that says what it is for, where the name says nothing: "a website to sell candles". */
  purpose: WordPattern.optional(),
  /** The thing that it cannot do without, and parts of nouns that would do as well. */
  thing: z.strictObject({ noun: z.string(), unless: WordList.transform((parts) => new RegExp(parts.join("|"))) }).optional(),
  /** What has the prices that are asked for, where nothing that is named has. */
  priced: z.string().optional(),
  features: z.array(GenreFeature).readonly(),
  /** How it opens: with a front page that leads to the rest, or with its main list or figures. */
  opens: z.enum(["front", "work"]),
  /** Whether those who open it only look at the rows, unless the prompt says that they keep them. */
  reach: z.enum(["keeper", "visitor"]),
});
export type Genre = z.infer<typeof Genre>;

/** The genres, the more special first: communities, learning and work, then products for the public. */
export const genres: readonly Genre[] = readData("understanding/genres.json", z.array(Genre));

/** The genre of this id. Throws for one that does not exist. */
export function genreOf(id: string): Genre {
  const found = genres.find((genre) => genre.id === id);
  if (found === undefined) throw new Error(`There is no genre ${id}`);
  return found;
}
