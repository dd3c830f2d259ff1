// The rules of a word that is guessed as a whole, in six tries.
import { formatCount } from "../../format";
import { type Verdict, isLetter } from "./letters";

/** A word that is being guessed. */
export interface GuessState {
  /** In lower case, with letters from a to z only. */
  word: string;
  guesses: readonly string[];
  /** The letters of the next guess. */
  typed: string;
  /** Whether a guess was entered that has too few letters. */
  isShort: boolean;
}

/** How many guesses there are. */
export const TRIES = 6;

/** The word with nothing guessed. */
export function beginGuessing(word: string): GuessState {
  return { word, guesses: [], typed: "", isShort: false };
}

/** Presses a key: a letter, `Backspace` or `Enter`. Other keys change nothing. */
export function pressGuessKey(game: GuessState, key: string): GuessState {
  const { word, guesses, typed } = game;
  if (isGuessOver(game)) return game;
  if (key === "Backspace") return { ...game, typed: typed.slice(0, -1), isShort: false };
  if (key === "Enter") {
    if (typed.length < word.length) return { ...game, isShort: true };
    return { ...game, guesses: [...guesses, typed], typed: "", isShort: false };
  }
  if (!isLetter(key)) return game;
  return { ...game, typed: typed.length < word.length ? typed + key : typed, isShort: false };
}

/** How near each letter of a guess is. A letter counts as often as the word has it. */
export function judgeGuess(guess: string, word: string): Verdict[] {
  const left = [...word].filter((letter, index) => guess[index] !== letter);
  return [...guess].map((letter, index) => {
    if (word[index] === letter) return "right";
    const at = left.indexOf(letter);
    if (at < 0) return "miss";
    left.splice(at, 1);
    return "near";
  });
}

/** The best that is known of a letter from all guesses; nothing before it is guessed. */
export function guessVerdict({ guesses, word }: GuessState, letter: string): Verdict | null {
  const known = guesses.flatMap((guess) =>
    judgeGuess(guess, word).filter((_, index) => guess[index] === letter),
  );
  return (["right", "near", "miss"] as const).find((verdict) => known.includes(verdict)) ?? null;
}

/** Whether the word was guessed. */
export function isGuessed({ guesses, word }: GuessState): boolean {
  return guesses.at(-1) === word;
}

/** Whether the word was guessed, or no try is left. */
export function isGuessOver(game: GuessState): boolean {
  return isGuessed(game) || triesLeft(game) === 0;
}

/** How many guesses are left. */
export function triesLeft({ guesses }: GuessState): number {
  return TRIES - guesses.length;
}

/** The points of the guesses: one for the guess that is right, and one for each that is left. */
export function guessPoints(game: GuessState): number {
  return isGuessed(game) ? triesLeft(game) + 1 : 0;
}

/** How the game stands, in words; empty before the first guess. */
export function guessStatus(game: GuessState): string {
  if (isGuessed(game)) return "You found the word!";
  if (triesLeft(game) === 0) return `The word was ${game.word}.`;
  if (game.isShort) return `The word has ${game.word.length} letters.`;
  return game.guesses.length === 0
    ? ""
    : `${formatCount(triesLeft(game), { one: "try", many: "tries" })} left`;
}
