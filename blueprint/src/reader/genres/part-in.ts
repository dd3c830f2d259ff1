// What belongs to a feature by itself: nobody has to say that a snake eats food. A phrase that nothing else was
// made of and that speaks of such a part is built with the feature, and proven by the checks that show this part.
import { definitionOf } from "../../features/feature.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";

/** What all games have. */
const gameParts = readData("words/game-parts.json", WordList);

/** The part of a feature of this kind that a phrase speaks of; null if it speaks of none. */
export function partIn(kind: string, phrase: string): string | null {
  const asked = partNamed(kind, phrase);
  if (asked !== null) return asked;
  const { words, game } = definitionOf(kind);
  const text = ` ${plain(phrase)} `;
  const parts = game === undefined ? words.parts : [...words.parts, ...gameParts];
  return parts.find((part) => text.includes(` ${part} `)) ?? null;
}

/** The part by which a phrase asks for a feature of this kind: "our opening hours". */
export function partNamed(kind: string, phrase: string): string | null {
  const said = plain(phrase);
  const text = singular(said);
  return definitionOf(kind).words.partNouns.find((part) => text === part || text.endsWith(` ${part}`)) ?? null;
}

function plain(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]/gu, " ")
    .trim();
}
