// The rules of hangman: a flower loses a petal with each letter that the word does not have.
import { formatCount } from "../../format";
import { type Verdict, isLetter } from "./letters";

/** A word, and what it is. */
export interface HintedWord {
  /** In lower case, with letters from a to z only. */
  word: string;
  hint: string;
}

/** A word that is being guessed. */
export interface HangmanState {
  word: string;
  /** The letters that were tried, in their order. */
  tried: readonly string[];
}

/** How many letters may be wrong. */
export const PETALS = 6;

/** The word with nothing guessed. */
export function beginHangman(word: string): HangmanState {
  return { word, tried: [] };
}

/** Tries a letter. Other keys, and letters that were tried, change nothing. */
export function tryLetter(game: HangmanState, letter: string): HangmanState {
  if (isHangmanOver(game) || !isLetter(letter) || game.tried.includes(letter)) return game;
  return { ...game, tried: [...game.tried, letter] };
}

/** How many petals the flower has. They are the points of a word that is found. */
export function petalsLeft({ word, tried }: HangmanState): number {
  return Math.max(0, PETALS - tried.filter((letter) => !word.includes(letter)).length);
}

/** Whether all letters are found. */
export function isWordFound({ word, tried }: HangmanState): boolean {
  return [...word].every((letter) => tried.includes(letter));
}

/** Whether the word is found, or the last petal is gone. */
export function isHangmanOver(game: HangmanState): boolean {
  return isWordFound(game) || petalsLeft(game) === 0;
}

/** The letters of the word, with null for those that are not found. After the end all are shown. */
export function shownLetters(game: HangmanState): (string | null)[] {
  const isOver = isHangmanOver(game);
  return [...game.word].map((letter) => (isOver || game.tried.includes(letter) ? letter : null));
}

/** What is known of a letter; nothing before it is tried. */
export function hangmanVerdict({ word, tried }: HangmanState, letter: string): Verdict | null {
  if (!tried.includes(letter)) return null;
  return word.includes(letter) ? "right" : "miss";
}

/** How the game stands, in words; empty before the first letter. */
export function hangmanStatus(game: HangmanState): string {
  if (isWordFound(game)) return "You found the word!";
  if (petalsLeft(game) === 0) return `The word was ${game.word}.`;
  return game.tried.length === 0
    ? ""
    : `${formatCount(petalsLeft(game), { one: "petal", many: "petals" })} left`;
}
