// What belongs to a feature by itself: nobody has to be told that a 2048 game merges tiles. A phrase that nothing else was
// made of and that speaks of such a part is proven with the feature.
import { definitionOf } from "../../features/feature.ts";
import { readData } from "../../knowledge/data-files.ts";
import { WordList } from "../../knowledge/word-list.ts";

/** What all games have. */
const gameParts = readData("words/game-parts.json", WordList);

/** Whether a phrase speaks of a part of a feature of this kind. */
export function speaksOfPart(kind: string, phrase: string): boolean {
  const { words, game } = definitionOf(kind);
  if (words.parts === undefined) return false;
  const parts = words.parts.split(",");
  const text = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, " ")} `;
  return [...parts, ...(game === undefined ? [] : gameParts)].some((word) => text.includes(` ${word} `));
}
