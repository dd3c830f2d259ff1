// The word games of the kit's components. Their words are a module of the project, where more can be added.
import { array, type Expression, imported, literal, type Module, object, texts } from "../../../project/code/expression.ts";
import { gameParts } from "../game/game-parts.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import type { WordGameFeature } from "./word-game-schema.ts";
import { fiveLetterWords, hintedWords } from "./word-lists.ts";

interface KitWordGame {
  name: string;
  intro: string;
  component: readonly [file: string, name: string];
  /** The module of the words in `src/features`, and what it exports. */
  words: readonly [file: string, name: string];
  value: Expression;
}

const games: Readonly<Record<WordGameFeature["play"], KitWordGame>> = {
  hangman: {
    name: "Hangman",
    intro: "Guess the word before the flower has lost its petals.",
    component: ["words/hangman/hangman", "Hangman"],
    words: ["hangman-words", "hangmanWords"],
    value: array(hintedWords.map(({ word, hint }) => object({ word: literal(word), hint: literal(hint) }))),
  },
  guess: {
    name: "Guess the word",
    intro: "A word of five letters, in six tries.",
    component: ["words/guess-word/guess-word", "GuessWord"],
    words: ["five-letter-words", "fiveLetterWords"],
    value: texts(fiveLetterWords),
  },
};

/** What a word game adds to a project. */
export function composeWordGame({ project, feature }: FeatureContext<WordGameFeature>): FeatureParts {
  const { component, words, value, ...info } = games[feature.play];
  const [file, name] = words;
  const module: Module = {
    path: `src/features/${file}.ts`,
    comment: "The words of the game, in the order of play: in lower case, with letters from a to z.",
    statements: [{ kind: "constant", name, value }],
  };
  const props = { words: imported(`@/features/${file}`, name) };
  return { modules: [module], ...gameParts({ project, feature, info, component, props }) };
}
