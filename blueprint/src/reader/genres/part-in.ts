// What belongs to a feature by itself: nobody has to be told that a 2048 game merges tiles. A phrase that nothing else was
// made of and that speaks of such a part is built with the feature, and proven by the checks that show this part.
import { definitionOf } from "../../features/feature.ts";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";

/** What all games have. */
const gameParts = readData("words/game-parts.json", WordList);

/** The part of a feature of this kind that a phrase speaks of; null if it speaks of none. */
export function partIn(kind: string, phrase: string): string | null {
  const { words, game } = definitionOf(kind);
  if (words.parts === undefined) return null;
  const text = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, " ")} `;
  const parts = [...words.parts.split(","), ...(game === undefined ? [] : gameParts)];
  return parts.find((part) => text.includes(` ${part} `)) ?? null;
}
