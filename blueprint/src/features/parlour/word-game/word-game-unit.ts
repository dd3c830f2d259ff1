// Word games: a word guessed letter by letter before the flower has lost its petals, or a word of five letters in six
// tries. Both are played with the keys on the screen or the real ones.
import type { CheckStep } from "../../../schema/check.ts";
import { type Code, code, Reference, when } from "../../../writer/code/code.ts";
import { jsxText } from "../../../writer/code/text.ts";
import type { FeatureOf } from "../../feature.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import { scoresModule } from "../../learning/play/scores-module.ts";
import type { FeatureCheck, Unit } from "../../unit/unit.ts";
import { wordGameParts } from "./word-game-kit.ts";
import { guessParts, hangmanParts, letterKeys } from "./word-game-parts.ts";
import { fiveLetterWords, hintedWords } from "./word-lists.ts";

type WordGame = FeatureOf<"word-game">;

const block = new Reference("WordGameBlock", "src/features/word-game/WordGameBlock.tsx");

export const wordGameUnit: Unit<WordGame> = {
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
  write: ({ project, feature }) => {
    const isGuess = feature.play === "guess";
    const words = isGuess ? fiveLetterWords.map((word) => ({ word, hint: "" })) : hintedWords;
    return {
      modules: [
        scoresModule(project.blueprint.slug),
        { path: "src/components/letter-keys.tsx", library: true, parts: letterKeys },
        {
          path: "src/data/game-words.ts",
          opening: "The words of the game, in the order of play.",
          library: true,
          parts: [{ name: "gameWords", code: code`const gameWords: readonly { word: string; hint: string }[] = ${{ literal: words }};` }],
        },
        {
          path: `src/features/word-game/${isGuess ? "GuessRound" : "HangmanRound"}.tsx`,
          library: true,
          parts: isGuess ? guessParts : hangmanParts,
        },
        { path: block.from, library: true, parts: [{ name: block.name, code: blockCode(feature) }] },
      ],
      blocks: { game: { component: block } },
    };
  },
  compose: (call) => wordGameParts(call),
  checks: ({ project, feature }) => [playCheck(feature, pagePath(project, `${feature.id}/game`))],
};

function blockCode({ play, title }: WordGame): Code {
  const rule =
    play === "guess"
      ? "A word of five letters, in six tries. After each try the letters tell how near you are."
      : "Guess the word letter by letter, before the flower has lost its six petals.";
  return code`
    function ${block}() {
      const played = @useScores("Word game");
      const best = @bestScore(played);
      const [round, setRound] = @useState(played.length);
      const [isOver, setOver] = @useState(false);
      const entry = @gameWords[round % @gameWords.length];

      function end(points: number) {
        @recordScore("Word game", { points });
        setOver(true);
      }

      return (
        <section aria-labelledby="word-game" className="card flex flex-col gap-6 p-6 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="word-game" className="section-title">${jsxText(title)}</h2>
            <p className="text-sm text-muted">{best ? \`Best score: \${@formatCount(best.points, "point", "points")}. Words played: \${played.length}\` : "No word played yet"}</p>
          </div>
          <p className="text-muted">${jsxText(rule)} Each one that is left is a point.</p>
          ${when(play === "guess", code`{entry && <@GuessRound key={round} word={entry.word} onEnd={end} />}`)}
          ${when(play === "hangman", code`{entry && <@HangmanRound key={round} word={entry.word} hint={entry.hint} onEnd={end} />}`)}
          {isOver && (
            <button
              type="button"
              className="button button-primary self-center"
              onClick={() => {
                setRound(round + 1);
                setOver(false);
              }}
            >
              Next word
            </button>
          )}
        </section>
      );
    }`;
}

function playCheck({ play }: WordGame, path: string): FeatureCheck {
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
