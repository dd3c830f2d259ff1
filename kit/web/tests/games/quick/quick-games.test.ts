// @vitest-environment node
import { describe, expect, test } from "vitest";
import { restingDice, rollDice, rollStatus, sumOfRoll, withRoll } from "@/lib/games/quick/dice";
import { THROWS, beginThrows, matchWinner, outcomeOf, playThrow, throwStatus } from "@/lib/games/quick/rock-paper-scissors";
import { TYPING_TEXTS, accuracyOf, countRight, wordsPerMinute } from "@/lib/games/quick/typing-speed";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(7);
const rock = () => 0;

describe("rock, paper, scissors", () => {
  test("is a ring in which each throw beats one and loses to one", () => {
    expect(THROWS.map((yours) => THROWS.map((theirs) => outcomeOf(yours, theirs)))).toEqual([
      ["even", "lost", "won"],
      ["won", "even", "lost"],
      ["lost", "won", "even"],
    ]);
  });

  test("scores rounds until one side has won enough, and then begins again", () => {
    const first = playThrow(playThrow(beginThrows(2), "paper", rock), "scissors", rock);
    expect(first).toMatchObject({ you: 1, computer: 1, rounds: 2 });
    expect(throwStatus(first)).toBe("Round 2: rock beats scissors: the computer scores.");
    const even = playThrow(first, "rock", rock);
    expect(even).toMatchObject({ you: 1, computer: 1, rounds: 3 });
    expect(throwStatus(even)).toBe("Round 3: Both chose rock: nobody scores.");
    const won = playThrow(even, "paper", rock);
    expect(matchWinner(won)).toBe("you");
    expect(throwStatus(won)).toBe("You win the match! paper beats rock: you score.");
    expect(playThrow(won, "scissors", rock)).toMatchObject({ target: 2, you: 0, computer: 1, rounds: 1 });
    expect(matchWinner(playThrow(playThrow(beginThrows(2), "scissors", rock), "scissors", rock))).toBe("computer");
    expect(throwStatus(beginThrows(2))).toBe("Rock, paper or scissors?");
  });
});

describe("the typing test", () => {
  test("counts what is right at its place", () => {
    expect(countRight("a slow walk", "a slew")).toBe(5);
    expect(accuracyOf("a slow walk", "a slew")).toBe(83);
    expect(accuracyOf("a slow walk", "")).toBe(100);
  });

  test("counts five right characters as a word, and at least a second", () => {
    const text = TYPING_TEXTS[0] ?? "";
    expect(wordsPerMinute(text, text.slice(0, 50), 30)).toBe(20);
    expect(wordsPerMinute(text, text.slice(0, 50), 0)).toBe(600);
    expect(wordsPerMinute(text, "", 30)).toBe(0);
  });

  test("has texts that differ, in characters that every keyboard has", () => {
    expect(new Set(TYPING_TEXTS).size).toBe(TYPING_TEXTS.length);
    for (const text of TYPING_TEXTS) expect(text).toMatch(/^[A-Za-z ,.]+$/);
  });
});

describe("dice", () => {
  test("show every side and nothing else", () => {
    const faces = rollDice(1, { count: 500, sides: 6 }, random).faces;
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test("are summed and told", () => {
    const roll = { number: 2, sides: 6, faces: [3, 5] };
    expect(sumOfRoll(roll)).toBe(8);
    expect(rollStatus(roll)).toBe("Roll 2: 3 + 5 = 8.");
    expect(rollStatus(undefined)).toBe("Roll the dice.");
  });

  test("show their highest face before the first roll", () => {
    expect(restingDice({ count: 2, sides: 20 })).toEqual({ number: 0, sides: 20, faces: [20, 20] });
  });

  test("are listed with the latest roll first, at most twenty", () => {
    const rolls = Array.from({ length: 25 }, (_, index) => rollDice(index + 1, { count: 1, sides: 6 }, random));
    const listed = rolls.reduce<ReturnType<typeof withRoll>>(withRoll, []);
    expect(listed).toHaveLength(20);
    expect(listed.map(({ number }) => number).slice(0, 2)).toEqual([25, 24]);
  });
});
