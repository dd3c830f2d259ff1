// What is asked for around scores and that nobody builds here: the rules of a game, the draw of a cup, handicaps.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordList, WordPattern } from "../../../../knowledge/data/word-list.ts";

const kinds = readData("features/scoring.json", z.array(z.strictObject({ words: WordPattern, cannot: z.string(), options: WordList })));

const CONTEXT = /\b(?:points?|scor\w+|league|cup|tournament|knockout|sweepstake)\b/i;

/** Says what of a text about scores cannot be built, and what comes close to it; null where it asks for none of that. */
export function scoringIn(text: string): { said: string; options: readonly string[] } | null {
  // "A fantasy novel" and "wall brackets" are about no scores.
  const found = CONTEXT.test(text) ? kinds.find(({ words }) => words.test(text)) : undefined;
  if (found === undefined) return null;
  const said = `I can rank players by points and work out a league table from results, but I cannot ${found.cannot}. `;
  return { said, options: found.options };
}
