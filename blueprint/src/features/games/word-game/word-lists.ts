// The words of the word games. The order is that of play: each game takes the next one.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";

const words = readData(
  "games/words.json",
  z.strictObject({
    hinted: z.array(z.strictObject({ word: z.string().regex(/^[a-z]+$/), hint: z.string().min(1) })).readonly(),
    fiveLetters: z.array(z.string().regex(/^[a-z]{5}$/)).readonly(),
  }),
);

/** Words to guess letter by letter, with what they are. */
export const hintedWords = words.hinted;

/** Words of five letters, to guess in six tries. */
export const fiveLetterWords = words.fiveLetters;
