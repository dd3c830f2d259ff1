// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  MINE_LEVELS,
  type MineField,
  beginMineField,
  flagCell,
  mineStatus,
  minesBeside,
  minesLeft,
  openCell,
  seenIn,
} from "@/lib/games/board/minesweeper";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(7);

/** A field of four by three with mines in the upper corners. */
const field = (changes: Partial<MineField> = {}): MineField => ({
  ...beginMineField({ columns: 4, rows: 3, mines: 2 }),
  mined: new Set([0, 3]),
  state: "playing",
  ...changes,
});
const open = (start: MineField, ...cells: number[]) => cells.reduce((next, cell) => openCell(next, cell, random), start);

describe("minesweeper", () => {
  test("never lays a mine at the first cell or beside it", () => {
    for (const level of MINE_LEVELS) {
      for (let cell = 0; cell < level.columns * level.rows; cell += 7) {
        const begun = open(beginMineField(level), cell);
        expect(begun.mined.size).toBe(level.mines);
        expect(begun.mined.has(cell)).toBe(false);
        expect(minesBeside(begun, cell)).toBe(0);
      }
    }
  });

  test("counts the mines around a cell, not those on the other side of the field", () => {
    expect([1, 2, 4, 5, 7, 8].map((cell) => minesBeside(field(), cell))).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test("opens a number alone, and an empty cell with all around it", () => {
    expect([...open(field(), 1).opened]).toEqual([1]);
    expect([...open(field(), 8).opened].toSorted((one, other) => one - other)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("is won when all cells without a mine are open", () => {
    expect(open(field(), 8, 1).state).toBe("playing");
    const won = open(field(), 8, 1, 2);
    expect(won.state).toBe("won");
    expect(mineStatus(won, 75)).toBe("You win! The field is clear after 1:15.");
    expect(open(won, 0)).toBe(won);
  });

  test("is lost at a mine, which shows all mines", () => {
    const lost = open(field(), 1, 0);
    expect(lost.state).toBe("lost");
    expect([0, 1, 2, 3].map((cell) => seenIn(lost, cell))).toEqual(["mine", 1, "closed", "mine"]);
  });

  test("keeps a flagged cell closed until the flag is taken away", () => {
    const flagged = flagCell(field(), 0);
    expect(minesLeft(flagged)).toBe(1);
    expect(mineStatus(flagged, 0)).toBe("1 mine left to flag.");
    expect(seenIn(flagged, 0)).toBe("flag");
    expect(open(flagged, 0)).toBe(flagged);
    expect(minesLeft(flagCell(flagged, 0))).toBe(2);
    const opened = open(field(), 1);
    expect(flagCell(opened, 1)).toBe(opened);
  });

  test("opens around a number whose mines are flagged", () => {
    const number = open(field(), 1);
    expect(open(number, 1)).toBe(number);
    expect(open(flagCell(number, 0), 1).opened.has(2)).toBe(true);
    expect(open(flagCell(number, 2), 1).state).toBe("lost");
  });
});
