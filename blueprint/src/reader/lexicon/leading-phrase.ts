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

const determiner = /^(?:the|an?|my|our|your|their|his|her|its)$/;
const preposition = /^(?:to|in|into|on|as|from|for|with)$/;
/** How many words an object may have that stands inside of a phrase. */
const OBJECT_WORDS = 3;

/** The phrase that begins these words and ends after an object: "add to a wishlist" of "add old books to my wishlist". Its words are those before the object. */
export function splitPhrase<Phrase extends { words: readonly string[] }>(
  index: PhraseIndex<Phrase>,
  words: readonly string[],
): (Omit<Phrase, "words"> & { words: string[] }) | null {
  const [first = "", ...rest] = words;
  const at = rest.slice(0, OBJECT_WORDS + 1).findIndex((word) => preposition.test(word));
  if (at < 1) return null;
  const end = rest.slice(at).filter((word) => !determiner.test(word));
  const found = (index.get(first) ?? []).find(({ words: [, ...own] }) => {
    const stated = own.filter((word) => !determiner.test(word));
    return stated.length > 1 && preposition.test(stated[0] ?? "") && stated.every((word, place) => word === end[place]);
  });
  return found === undefined ? null : { ...found, words: [first] };
}
