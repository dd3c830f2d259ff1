// Whether words name one of some things: whole words, so that a tourist is no tour.

/** Matches any of these words or phrases, parted by commas, also in the plural. */
export function anyOf(words: string): RegExp {
  return new RegExp(`\\b(?:${words.split(",").join("|")})(?:s|es)?\\b`);
}
