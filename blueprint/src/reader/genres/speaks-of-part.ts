// What belongs to a feature by itself: nobody has to be told that a 2048 game merges tiles. A phrase that nothing else was
// made of and that speaks of such a part is proven with the feature.

import { z } from "zod";
import { readData } from "../../knowledge/data-files.ts";
import { WordList, WordSet } from "../../knowledge/word-list.ts";

const words = readData(
  "words/feature-parts.json",
  z.strictObject({
    /** The words for the parts of a feature, by its kind. */
    parts: z.record(z.string(), WordList),
    /** The kinds of features that are games, and what all of them have. */
    games: WordSet,
    ofGames: WordList,
  }),
);

/** Whether a phrase speaks of a part of a feature of this kind. */
export function speaksOfPart(kind: string, phrase: string): boolean {
  const own = words.parts[kind];
  if (own === undefined) return false;
  const all = words.games.has(kind) ? [...own, ...words.ofGames] : own;
  const text = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, " ")} `;
  return all.some((word) => text.includes(` ${word} `));
}
