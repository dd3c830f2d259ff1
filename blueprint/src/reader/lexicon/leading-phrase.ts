// Phrases by their first word, so that the longest one with which some words begin is found at once.

/** Phrases by their first word, longer ones first; of equally long ones those that are listed first. */
export type PhraseIndex<Phrase> = ReadonlyMap<string, readonly Phrase[]>;

/** The index of these phrases. */
export function indexPhrases<Phrase extends { words: readonly string[] }>(phrases: readonly Phrase[]): PhraseIndex<Phrase> {
  const longestFirst = phrases.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? "");
}

/** The longest phrase with which these lower-case words begin. */
export function leadingPhrase<Phrase extends { words: readonly string[] }>(
  index: PhraseIndex<Phrase>,
  words: readonly string[],
): Phrase | null {
  const found = index.get(words[0] ?? "") ?? [];
  return found.find((phrase) => phrase.words.every((word, at) => words[at] === word)) ?? null;
}
