// The tests that a project brings for the rules of its games.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** Tests of the rules of 2048. */
export const game2048Tests: ModuleSource = {
  path: "tests/2048.test.ts",
  library: false,
  parts: [
    {
      name: "testsOf2048",
      code: code`
        const rowOf = (...values: number[]) => values.flatMap((value, column) => (value === 0 ? [] : [{ id: column + 1, value, row: 0, column }]));
        const valuesOf = (tiles: readonly { value: number }[]) => tiles.map(({ value }) => value);

        @describe("2048", () => {
          @it("begins with two tiles and no points", () => {
            const game = @begin2048(@seededRandom(1));
            @expect(game.tiles).toHaveLength(2);
            @expect(game.score).toBe(0);
          });

          @it("merges a tile at most once in a move", () => {
            const { tiles, gained } = @slide(rowOf(2, 2, 4), "left");
            @expect(valuesOf(tiles)).toEqual([4, 4]);
            @expect(gained).toBe(4);
          });

          @it("changes nothing where nothing can move", () => {
            const tiles = rowOf(2, 4, 8);
            @expect(@slide(tiles, "left").tiles).toBe(tiles);
          });
        });`,
    },
  ],
};

/** Tests of the rules of tic-tac-toe. */
export const ticTacToeTests: ModuleSource = {
  path: "tests/tic-tac-toe.test.ts",
  library: false,
  parts: [
    {
      name: "testsOfTicTacToe",
      code: code`
        const played = (...places: number[]) => places.reduce(@markCell, @EMPTY_CELLS);

        @describe("tic-tac-toe", () => {
          @it("is won by three in a row", () => {
            @expect(@winnerOf(played(0, 3, 1, 4, 2))).toBe("X");
          });

          @it("is a draw when the board is full", () => {
            @expect(@winnerOf(played(0, 1, 2, 4, 3, 5, 7, 6, 8))).toBe("draw");
          });

          @it("lets the computer stop a row", () => {
            @expect(@bestPlace(played(0, 4, 1))).toBe(2);
          });
        });`,
    },
  ],
};

/** Tests of how a sudoku is made. */
export const sudokuTests: ModuleSource = {
  path: "tests/sudoku.test.ts",
  library: false,
  parts: [
    {
      name: "testsOfSudoku",
      code: code`
        @describe("a sudoku", () => {
          @it("has one solution, which keeps its clues", () => {
            const { clues, solution } = @makeSudoku(40, @seededRandom(1));
            @expect(@countSolutions(clues)).toBe(1);
            @expect(clues.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
          });
        });`,
    },
  ],
};
