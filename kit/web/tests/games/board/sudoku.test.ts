// @vitest-environment node
import { describe, expect, test } from "vitest";
import { PEERS, countSolutions, makePuzzle } from "@/lib/games/board/sudoku/puzzle";
import {
  beginSudoku,
  countEmpty,
  countWrong,
  enterDigit,
  giveHint,
  isClash,
  isGiven,
  isLinked,
  isSolved,
  noteDigit,
  saysIn,
} from "@/lib/games/board/sudoku/sudoku";
import { seededRandom } from "@/lib/games/random";

const puzzle = makePuzzle(40, seededRandom(1));
const game = beginSudoku(puzzle);
const free = puzzle.clues.findIndex((digit) => digit === 0);
const given = puzzle.clues.findIndex((digit) => digit !== 0);
const right = puzzle.solution[free] ?? 0;
const wrong = (right % 9) + 1;

describe("a sudoku", () => {
  test("has one solution, which keeps its clues", () => {
    for (const count of [42, 30]) {
      const { clues, solution } = makePuzzle(count, seededRandom(count));
      expect(countSolutions(clues)).toBe(1);
      expect(clues.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
      expect(clues.filter((digit) => digit !== 0).length).toBeGreaterThanOrEqual(count);
      expect(solution.every((digit, cell) => (PEERS[cell] ?? []).every((peer) => solution[peer] !== digit))).toBe(true);
    }
  });

  test("knows a grid with many solutions, and one with none", () => {
    expect(countSolutions(Array.from({ length: 81 }, () => 0))).toBe(2);
    expect(countSolutions(puzzle.clues.with(free, wrong))).toBe(0);
    expect(countSolutions(puzzle.solution)).toBe(1);
  });

  test("has twenty peers for each cell", () => {
    expect(PEERS.every((peers, cell) => peers.length === 20 && !peers.includes(cell))).toBe(true);
    expect(PEERS[0]).toEqual(expect.arrayContaining([8, 72, 20]));
    expect(PEERS[0]).not.toContain(30);
  });
});

describe("in a sudoku", () => {
  test("digits are entered and taken away, but not over a clue", () => {
    const entered = enterDigit(game, free, right);
    expect(entered.digits[free]).toBe(right);
    expect(enterDigit(entered, free, right).digits[free]).toBe(0);
    expect(enterDigit(entered, free, 0).digits[free]).toBe(0);
    expect(isGiven(game, given)).toBe(true);
    expect(enterDigit(game, given, 1)).toBe(game);
  });

  test("notes are kept in order, and go with a digit", () => {
    const noted = noteDigit(noteDigit(noteDigit(game, free, 9), free, 2), free, 5);
    expect(noted.notes[free]).toEqual([2, 5, 9]);
    expect(saysIn(noted, free)).toBe("notes 2 5 9");
    expect(noteDigit(noted, free, 5).notes[free]).toEqual([2, 9]);
    expect(enterDigit(noted, free, right).notes[free]).toEqual([]);
    expect(noteDigit(game, given, 5)).toBe(game);
    expect(noteDigit(game, free, 0)).toBe(game);
  });

  test("a clash is seen at both cells", () => {
    const peer = (PEERS[free] ?? []).find((cell) => game.digits[cell] !== 0) ?? 0;
    const clashing = enterDigit(game, free, game.digits[peer] ?? 0);
    expect([isClash(clashing, free), isClash(clashing, peer), isClash(game, free)]).toEqual([true, true, false]);
    expect(saysIn(clashing, free)).toBe(`${game.digits[peer]}, clashes`);
    expect(saysIn(clashing, peer)).toBe(`${game.digits[peer]}, given`);
  });

  test("wrong and empty cells are counted", () => {
    expect(countWrong(game)).toBe(0);
    expect(countWrong(enterDigit(game, free, wrong))).toBe(1);
    expect(countEmpty(game) - countEmpty(enterDigit(game, free, wrong))).toBe(1);
  });

  test("a hint corrects the chosen cell, else the first open one", () => {
    expect(giveHint(enterDigit(game, free, wrong), free)).toMatchObject({ hints: 1 });
    expect(giveHint(enterDigit(game, free, wrong), free).digits[free]).toBe(right);
    expect(giveHint(game, given).digits[free]).toBe(right);
  });

  test("hints alone solve it, and then change nothing", () => {
    let solved = game;
    for (let count = countEmpty(game); count > 0; count -= 1) solved = giveHint(solved, 0);
    expect(isSolved(solved)).toBe(true);
    expect(isSolved(game)).toBe(false);
    expect(giveHint(solved, 0)).toBe(solved);
  });

  test("cells are linked by a line, a box, or their digit", () => {
    expect(isLinked(game, 8, 0)).toBe(true);
    const other = game.digits.findIndex((digit, cell) => cell !== given && digit === game.digits[given]);
    expect(isLinked(game, other, given)).toBe(true);
    expect(saysIn(game, free)).toBe("empty");
  });
});
