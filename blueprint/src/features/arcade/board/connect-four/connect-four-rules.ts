// The rules of four in a row in the generated app, and the computer that plays it.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

/** `src/games/connect-four/rules.ts` and `src/games/connect-four/computer.ts`. */
export function connectFourRules(): ModuleSource[] {
  const opening = "The rules of four in a row. Pure. Cells are counted row by row from the top.";
  return [
    { path: "src/games/connect-four/rules.ts", opening, library: true, parts: rules },
    {
      path: "src/games/connect-four/computer.ts",
      opening: "A computer that looks some moves ahead. Pure.",
      library: true,
      parts: computer,
    },
  ];
}

const rules: Part[] = [
  { name: "FOUR_COLUMNS", code: code`const FOUR_COLUMNS = 7;` },
  { name: "FOUR_ROWS", code: code`const FOUR_ROWS = 6;` },
  { name: "DiscSide", isType: true, comment: "One begins.", code: code`type DiscSide = "one" | "two";` },
  { name: "DiscGrid", isType: true, code: code`type DiscGrid = readonly (@DiscSide | null)[];` },
  { name: "EMPTY_GRID", code: code`const EMPTY_GRID: @DiscGrid = Array.from({ length: @FOUR_COLUMNS * @FOUR_ROWS }, () => null);` },
  {
    name: "FOURS",
    comment: "All lines of four cells.",
    code: code`
      const FOURS: readonly (readonly number[])[] = Array.from({ length: @FOUR_COLUMNS * @FOUR_ROWS }, (_, cell) => cell).flatMap((cell) => {
        const [x, y] = [cell % @FOUR_COLUMNS, Math.floor(cell / @FOUR_COLUMNS)];
        const ways = [[1, 0], [0, 1], [1, 1], [-1, 1]] as const;
        return ways
          .filter(([across, down]) => x + 3 * across >= 0 && x + 3 * across < @FOUR_COLUMNS && y + 3 * down < @FOUR_ROWS)
          .map(([across, down]) => [0, 1, 2, 3].map((step) => cell + step * (across + down * @FOUR_COLUMNS)));
      });`,
  },
  {
    name: "sideToMove",
    code: code`
      function sideToMove(grid: @DiscGrid): @DiscSide {
        return grid.filter((cell) => cell === null).length % 2 === 0 ? "one" : "two";
      }`,
  },
  {
    name: "fourInARow",
    comment: "The four cells that win; null while there are none.",
    code: code`
      function fourInARow(grid: @DiscGrid): readonly number[] | null {
        return @FOURS.find(([first = 0, ...rest]) => grid[first] !== null && rest.every((cell) => grid[cell] === grid[first])) ?? null;
      }`,
  },
  {
    name: "discOutcome",
    code: code`
      function discOutcome(grid: @DiscGrid): @DiscSide | "draw" | null {
        const [first] = @fourInARow(grid) ?? [];
        if (first !== undefined) return grid[first] ?? null;
        return grid.includes(null) ? null : "draw";
      }`,
  },
  {
    name: "dropDisc",
    comment: "The grid after a disc fell into a column; the same grid where it is full or the game has ended.",
    code: code`
      function dropDisc(grid: @DiscGrid, column: number): @DiscGrid {
        const free = Array.from({ length: @FOUR_ROWS }, (_, row) => (@FOUR_ROWS - 1 - row) * @FOUR_COLUMNS + column).find((cell) => grid[cell] === null);
        return free === undefined || @discOutcome(grid) !== null ? grid : grid.with(free, @sideToMove(grid));
      }`,
  },
  {
    name: "openColumns",
    comment: "The columns with room, the middle ones first: they are worth most.",
    code: code`
      function openColumns(grid: @DiscGrid): number[] {
        return [3, 2, 4, 1, 5, 0, 6].filter((column) => grid[column] === null);
      }`,
  },
];

const computer: Part[] = [
  {
    name: "worthOfFour",
    comment: "A line that only one side has discs in is worth more with each of them.",
    code: code`
      function worthOfFour(grid: @DiscGrid, four: readonly number[], side: @DiscSide): number {
        const own = four.filter((cell) => grid[cell] === side).length;
        const free = four.filter((cell) => grid[cell] === null).length;
        const worth = [0, 1, 5, 25, 0];
        if (own + free === 4) return worth[own] ?? 0;
        return own === 0 ? -(worth[4 - free] ?? 0) : 0;
      }`,
  },
  {
    name: "worthOfGrid",
    comment: "How well the side to move stands, looking so many moves ahead (negamax with alpha-beta cuts).",
    code: code`
      function worthOfGrid(grid: @DiscGrid, depth: number, alpha: number, beta: number): number {
        const outcome = @discOutcome(grid);
        if (outcome === "draw") return 0;
        if (outcome !== null) return -1000 - depth;
        if (depth === 0) return @FOURS.reduce((sum, four) => sum + @worthOfFour(grid, four, @sideToMove(grid)), 0);
        let best = -Infinity;
        for (const column of @openColumns(grid)) {
          best = Math.max(best, -@worthOfGrid(@dropDisc(grid, column), depth - 1, -beta, -Math.max(alpha, best)));
          if (best >= beta) break;
        }
        return best;
      }`,
  },
  {
    name: "bestColumn",
    code: code`
      function bestColumn(grid: @DiscGrid, depth: number): number | undefined {
        const rated = @openColumns(grid).map((column) => ({ column, worth: -@worthOfGrid(@dropDisc(grid, column), depth, -Infinity, Infinity) }));
        return rated.toSorted((left, right) => right.worth - left.worth)[0]?.column;
      }`,
  },
];
