// Word games: a word guessed letter by letter before the flower has lost its petals, or a word of five letters in six
// tries. Both are played with the keys on the screen or the real ones.
import type { CheckStep } from "../../../schema/check.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import { defineFeature, type FeatureCheck } from "../../definition/define-feature.ts";
import { composeWordGame } from "./compose-word-game.ts";
import { WordGameFeature } from "./word-game-schema.ts";
import { fiveLetterWords, hintedWords } from "./word-lists.ts";

export const wordGameFeature = defineFeature<typeof WordGameFeature>({
  schema: WordGameFeature,
  game: {},
  words: {
    verbs: "guess words,guess the word,guess letters,play hangman,play a word game",
    nouns: "word game,hangman,wordle,word guessing game,word guess game,word puzzle,guess the word game,hangman game,wordle game",
    parts: "word,words,letter,letters,guess,guesses,hint",
  },
  describe: ({ play }) => ({
    called: "a word game",
    can: play === "hangman" ? "guess words letter by letter" : "guess a word in six tries",
  }),
  draft: ({ id, phrase, words, prompt, about }) => {
    const isGuess = /\bwordle\b|five[- ]letter|5[- ]letter|six (?:tries|attempts|guesses)/.test(`${words} ${prompt}`);
    return {
      feature: { kind: "word-game", id, phrase, play: isGuess ? "guess" : "hangman", title: isGuess ? "Guess the word" : "Hangman" },
      places: [
        about === ""
          ? { block: "game", on: "home", at: "top" }
          : { block: "game", on: "page", page: { id: "word-game", title: "Word game", icon: "CaseUpper" } },
      ],
    };
  },
  compose: (context) => composeWordGame(context),
  checks: ({ project, feature }) => [playCheck(feature, pagePath(project, `${feature.id}/game`))],
});

function playCheck({ play }: WordGameFeature, path: string): FeatureCheck {
  const word = play === "guess" ? (fiveLetterWords[0] ?? "") : (hintedWords[0]?.word ?? "");
  const wrong = Array.from("zqxjvk").find((letter) => !word.includes(letter)) ?? "z";
  const key = (letter: string): CheckStep => ({
    ...{
      do: "click",
      target: { role: "button", name: letter.toUpperCase(), exact: true, within: { role: "group", name: "Letters", exact: true } },
    },
  });
  const letters = [...new Set(word)];
  const points = 5;
  const game: CheckStep[] =
    play === "guess"
      ? [
          { do: "press", key: wrong },
          { do: "press", key: "Enter" },
          { do: "expectVisible", target: { role: "status", text: "The word has 5 letters." } },
          ...Array.from({ length: 4 }, (): CheckStep => key(wrong)),
          { do: "click", target: { role: "button", name: "Enter guess", exact: true } },
          ...Array.from(word, key),
          { do: "click", target: { role: "button", name: "Enter guess", exact: true } },
        ]
      : [{ do: "press", key: wrong }, { do: "expectVisible", target: { role: "status", text: "5 petals left" } }, ...letters.map(key)];
  return {
    title: "The word game can be played with both keyboards, counts points, keeps the best score and goes on with the next word",
    steps: [
      { do: "open", path },
      ...game,
      { do: "expectVisible", target: { role: "status", text: "You found the word!" } },
      { do: "click", target: { role: "button", name: "Next word", exact: true } },
      { do: "expectHidden", target: { text: "You found the word!" } },
      { do: "reload" },
      { do: "expectVisible", target: { text: `Best score: ${points} points` } },
    ],
  };
}
