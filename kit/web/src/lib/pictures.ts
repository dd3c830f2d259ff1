// What is drawn of rows: the thing that their words name.
import type { Pictogram } from "./scenes";

/** What is drawn of the rows of an entity. */
export interface RowPictures {
  /** By words of names and kinds, in lower case. */
  words: Readonly<Record<string, Pictogram>>;
  /** Of rows of which nothing else is known. */
  other?: Pictogram;
}

const spaced = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}'-]+/gu, " ")} `;

/** What is drawn of a row with these texts: the longest words that are in the first of them, else in the next one. */
export function pictogramOf(
  { words, other }: RowPictures,
  texts: readonly string[],
): Pictogram | undefined {
  const known = Object.keys(words).toSorted((one, another) => another.length - one.length);
  for (const text of texts) {
    const found = known.find((word) => spaced(text).includes(spaced(word)));
    if (found !== undefined) return words[found];
  }
  return other;
}

/** A whole number that is the same for the same text. */
export function seedOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash;
}
