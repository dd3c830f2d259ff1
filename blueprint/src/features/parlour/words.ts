// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const parlourWords = {
  wheel: {
    verbs: "spin the wheel,spin a wheel,win prizes,spin to win",
    nouns:
      "wheel of fortune,spinning wheel,prize wheel,lucky wheel,lucky draw,winning record,prize list,spin wheel,fortune wheel,prize draw,wheel spin,raffle",
  },
  "word-game": {
    verbs: "guess words,guess the word,guess letters,play hangman,play a word game",
    nouns: "word game,hangman,wordle,word guessing game,word guess game,word puzzle,guess the word game,hangman game,wordle game",
  },
} satisfies Record<string, FeatureWords>;
