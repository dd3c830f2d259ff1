// The word that a misspelt one sounds like: "shud" is "should", "pichers" are "pictures", "farier" is "farrier". Words are
// compared by their consonants as they are spoken; of several, the one in more common use is meant.
import { englishSpeller } from "../../../knowledge/large-packages.ts";
import { commonWords } from "../../../knowledge/meaning/word-vectors.ts";
import { letterDistance } from "./letter-distance.ts";

/** How letters are spoken, in this order; vowels say too little to tell words apart. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/wh/g, "w"],
  [/ph|gh(?=$)/g, "f"],
  [/gh/g, ""],
  [/o?ul(?=d)/g, "u"],
  [/ng(?=th)/g, "n"],
  [/(?:c|k)?t(?=ure)/g, "ch"],
  [/[st]ion/g, "shn"],
  [/tch/g, "ch"],
  [/sch(?=oo)/g, "sk"],
  [/sch/g, "sh"],
  [/dge|j/g, "g"],
  [/ck|c(?![eiyh])|q/g, "k"],
  [/c(?=[eiy])|z/g, "s"],
  [/x/g, "ks"],
  [/(?<=[aeiou])h/g, ""],
  [/(?<!^)[aeiouyw]/g, ""],
  [/(.)\1+/g, "$1"],
  [/^[aeiouy]/, "a"],
];

/** Rarer words are what nobody means who cannot spell them. */
const COMMON_MAX = 16_000;
/** In how many letters words may differ, by how long they are. */
const DISTANCE_MAX = { short: 1, long: 2.9 };
const LONG_FROM = 6;
/** Words that every sentence has are written in the most ways: "shud" leaves two letters out. */
const EVERYDAY_MAX = 250;
const EVERYDAY_DISTANCE_MAX = 2;
/** What one letter more that differs weighs, against how common a word is. */
const LETTER_WEIGHT = 1.5;
const RANK_OFFSET = 20;
const CLEARLY = 0.6;

/** The consonants of a word in lower case as they are spoken. */
export const soundOf = (word: string): string => SOUNDS.reduce((said, [letters, sound]) => said.replace(letters, sound), word);

let bySound: ReadonlyMap<string, readonly { word: string; rank: number }[]> | null = null;

/** The English word in common use that a word in lower case sounds like; null where none is clearly meant. */
export function soundAlike(wrong: string): string | null {
  if (!/[aeiouy]/.test(wrong)) return null;
  bySound ??= Map.groupBy(
    commonWords(COMMON_MAX).map((word, rank) => ({ word, rank })),
    ({ word }) => soundOf(word),
  );
  const most = wrong.length < LONG_FROM ? DISTANCE_MAX.short : DISTANCE_MAX.long;
  const ranked = (bySound.get(soundOf(wrong)) ?? [])
    .map(({ word, rank }) => ({ word, rank, distance: letterDistance(wrong, word) }))
    .filter(({ rank, distance }) => distance <= Math.max(most, rank < EVERYDAY_MAX ? EVERYDAY_DISTANCE_MAX : 0))
    .map((one) => ({ ...one, cost: Math.log(one.rank + RANK_OFFSET) + LETTER_WEIGHT * one.distance }))
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ word }) => englishSpeller().correct(word));
  const [best, rival] = ranked;
  return best !== undefined && (rival === undefined || rival.cost - best.cost >= CLEARLY) ? best.word : null;
}
