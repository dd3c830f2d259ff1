import { describe, expect, test } from "vitest";
import {
  beginGuessing,
  guessPoints,
  guessStatus,
  guessVerdict,
  isGuessOver,
  judgeGuess,
  pressGuessKey,
  triesLeft,
} from "@/lib/games/words/guess-word";
import { beginHangman, hangmanStatus, hangmanVerdict, isHangmanOver, petalsLeft, shownLetters, tryLetter } from "@/lib/games/words/hangman";

describe("hangman", () => {
  const play = (word: string, letters: string) => [...letters].reduce(tryLetter, beginHangman(word));

  test("a letter opens all its places, and a wrong one costs a petal", () => {
    const game = play("pepper", "pz");
    expect(shownLetters(game)).toEqual(["p", null, "p", "p", null, null]);
    expect(petalsLeft(game)).toBe(5);
    expect(hangmanStatus(game)).toBe("5 petals left");
    expect(["p", "z", "r"].map((letter) => hangmanVerdict(game, letter))).toEqual(["right", "miss", null]);
  });

  test("the word is found with all its letters", () => {
    const game = play("pepper", "repz");
    expect(isHangmanOver(game)).toBe(true);
    expect(game.tried).toEqual(["r", "e", "p"]);
    expect([petalsLeft(game), hangmanStatus(game)]).toEqual([6, "You found the word!"]);
  });

  test("the word is lost with the last petal, and shown", () => {
    const game = play("pepper", "abcdfg");
    expect(hangmanStatus(play("pepper", "abcdf"))).toBe("1 petal left");
    expect([petalsLeft(game), hangmanStatus(game)]).toEqual([0, "The word was pepper."]);
    expect(shownLetters(game).join("")).toBe("pepper");
    expect(tryLetter(game, "p")).toBe(game);
  });

  test("other keys and letters that were tried change nothing", () => {
    const game = play("pepper", "p");
    for (const key of ["p", "Enter", "1", "é", ""]) expect(tryLetter(game, key)).toBe(game);
    expect(hangmanStatus(beginHangman("pepper"))).toBe("");
  });
});

describe("a word in six tries", () => {
  const press = (word: string, keys: readonly string[]) => keys.reduce(pressGuessKey, beginGuessing(word));
  const guess = (word: string, guesses: readonly string[]) =>
    press(
      word,
      guesses.flatMap((entry) => [...entry, "Enter"]),
    );

  test("a letter counts as often as the word has it", () => {
    expect(judgeGuess("crane", "crane")).toEqual(["right", "right", "right", "right", "right"]);
    expect(judgeGuess("eerie", "crane")).toEqual(["miss", "miss", "near", "miss", "right"]);
    expect(judgeGuess("paper", "apple")).toEqual(["near", "near", "right", "near", "miss"]);
  });

  test("a key shows the best that is known of its letter", () => {
    const game = guess("crane", ["nanny", "stone"]);
    expect(["n", "a", "s", "q"].map((letter) => guessVerdict(game, letter))).toEqual(["right", "near", "miss", null]);
  });

  test("a guess needs all letters, and has no more", () => {
    const short = press("crane", ["c", "r", "Enter"]);
    expect([guessStatus(short), short.guesses]).toEqual(["The word has 5 letters.", []]);
    const more = press("crane", ["c", "r", "x", "Backspace", "a", "n", "e", "s", "1"]);
    expect([more.typed, guessStatus(more)]).toEqual(["crane", ""]);
  });

  test("the word is found, with a point for the guess and for each try that is left", () => {
    const game = guess("crane", ["stone", "crane"]);
    expect([guessPoints(game), guessStatus(game), isGuessOver(game)]).toEqual([5, "You found the word!", true]);
    expect(pressGuessKey(game, "a")).toBe(game);
  });

  test("the word is lost after the last try", () => {
    const five = guess("crane", ["stone", "stone", "stone", "stone", "stone"]);
    expect([triesLeft(five), guessStatus(five)]).toEqual([1, "1 try left"]);
    const game = guess("crane", ["stone", "stone", "stone", "stone", "stone", "stone"]);
    expect([guessPoints(game), guessStatus(game)]).toEqual([0, "The word was crane."]);
  });
});
