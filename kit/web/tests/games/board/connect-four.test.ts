// @vitest-environment node
import { describe, expect, test } from "vitest";
import { connectFour, connectFourStatus } from "@/lib/games/board/connect-four/connect-four";
import { COLUMNS, FOURS, type Grid, ROWS, cellsOfColumn, fourInARow } from "@/lib/games/board/connect-four/grid";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(1);
const played = (...columns: number[]) => columns.reduce<Grid>(connectFour.play, connectFour.start);
const discs = (grid: Grid, column: number) => cellsOfColumn(column).flatMap((cell) => grid[cell] ?? []);

describe("four in a row", () => {
  test("has 69 lines of four", () => {
    expect(FOURS).toHaveLength(69);
    expect(FOURS.flat().every((cell) => cell >= 0 && cell < COLUMNS * ROWS)).toBe(true);
  });

  test("lets discs fall on each other, and none into a full column", () => {
    expect(discs(played(3, 3, 3), 3)).toEqual(["one", "two", "one"]);
    expect(played(3)[3 + (ROWS - 1) * COLUMNS]).toBe("one");
    const full = played(0, 0, 0, 0, 0, 0);
    expect(connectFour.play(full, 0)).toBe(full);
  });

  test("is won by a row, a column and both diagonals, and then ends", () => {
    const row = played(0, 0, 1, 1, 2, 2, 3);
    expect(connectFour.outcomeOf(row)).toBe("one");
    expect(fourInARow(row)).toEqual([35, 36, 37, 38]);
    expect(connectFour.play(row, 6)).toBe(row);
    expect(connectFour.outcomeOf(played(0, 1, 0, 1, 0, 1, 6, 1))).toBe("two");
    expect(connectFour.outcomeOf(played(0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3))).toBe("one");
    expect(connectFour.outcomeOf(played(6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3))).toBe("one");
    expect(connectFour.outcomeOf(played(0, 1, 2))).toBeNull();
  });

  test("is a draw when the grid is full", () => {
    const columns = [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 3, 2, 3, 3, 2, 3, 2, 2, 3, 2, 3, 4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5];
    const grid = played(...columns, 6, 6, 6, 6, 6, 6);
    expect(connectFour.outcomeOf(grid)).toBe("draw");
    expect(connectFour.answer(grid, "hard", random)).toBeUndefined();
    expect(connectFourStatus(grid, "person")).toContain("A draw");
  });

  test("has a computer that takes a win and stops one", () => {
    expect(connectFour.answer(played(6, 0, 6, 0, 5, 0, 1), "easy", random)).toBe(0);
    expect(connectFour.answer(played(0, 6, 0, 6, 0), "hard", random)).toBe(0);
  });

  test("tells what happens, to two persons and to one", () => {
    expect(connectFourStatus(played(0), "person")).toBe("Player two is next.");
    expect(connectFourStatus(played(0, 1), "hard")).toBe("Your turn.");
    expect(connectFourStatus(played(0, 1, 0, 1, 0, 1, 0), "hard")).toBe("You win!");
    expect(connectFourStatus(played(0, 1, 0, 1, 0, 1, 6, 1), "person")).toBe("Player two wins!");
  });
});
