// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const parlourWords = {
  trivia: {
    verbs: "play trivia,enroll in contests,answer contest questions,take part in contests,play a trivia game,compete in trivia",
    nouns:
      "trivia,trivia contest,trivia game,knowledge contest,knowledge competition,quiz contest,quiz competition,contest enrollment,trivia night,quiz show",
  },
  wheel: {
    verbs: "spin the wheel,spin a wheel,win prizes,spin to win",
    nouns:
      "wheel of fortune,spinning wheel,prize wheel,lucky wheel,lucky draw,winning record,prize list,spin wheel,fortune wheel,prize draw,wheel spin,raffle",
  },
  sorting: {
    verbs:
      "sort waste,sort items,sort waste into containers,sort waste into the corresponding containers,sort items into categories,play the recycling game",
    nouns:
      "sorting game,recycling game,waste sorting game,waste sorting,drag-and-drop game,drag and drop game,matching items game,categorizing game",
  },
  "word-game": {
    verbs: "guess words,guess the word,guess letters,play hangman,play a word game",
    nouns: "word game,hangman,wordle,word guessing game,word guess game,word puzzle,guess the word game,hangman game,wordle game",
  },
  "cards-game": {
    verbs:
      "play poker,play texas hold'em,play texas holdem,create or join game rooms,join game rooms,create game rooms,view game records,play cards",
    nouns:
      "poker,texas hold'em,texas holdem,poker game,poker room,game lobby,game room,table game,card game,card table,game record,poker table",
  },
  strategy: {
    verbs: "choose a race,manage resources,train soldiers,train workers,attack other players,upgrade their city,conquer",
    nouns:
      "strategy game,text-based strategy game,strategy browser game,browser strategy game,turn-based strategy,turn-based strategy game,war game,kingdom game,empire game,civilization game,text-based game",
  },
} satisfies Record<string, FeatureWords>;
