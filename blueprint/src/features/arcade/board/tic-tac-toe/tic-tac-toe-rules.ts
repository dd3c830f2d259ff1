// The rules of tic-tac-toe in the generated app, and the computer that plays it.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** `src/games/tic-tac-toe/rules.ts`. */
export const ticTacToeRules: ModuleSource = {
  path: "src/games/tic-tac-toe/rules.ts",
  opening: "The rules of tic-tac-toe, and a computer that looks to the end of the game. Pure.",
  library: true,
  parts: [
    { name: "CrossOrNought", isType: true, code: code`type CrossOrNought = "X" | "O";` },
    {
      name: "NineCells",
      isType: true,
      comment: "The nine cells, row by row.",
      code: code`type NineCells = readonly (@CrossOrNought | null)[];`,
    },
    { name: "EMPTY_CELLS", code: code`const EMPTY_CELLS: @NineCells = Array.from({ length: 9 }, () => null);` },
    {
      name: "WINNING_LINES",
      code: code`
        const WINNING_LINES = [
          [0, 1, 2], [3, 4, 5], [6, 7, 8],
          [0, 3, 6], [1, 4, 7], [2, 5, 8],
          [0, 4, 8], [2, 4, 6],
        ] as const;`,
    },
    {
      name: "winningLine",
      comment: "The three cells that win; null while there are none.",
      code: code`
        function winningLine(cells: @NineCells): readonly number[] | null {
          return @WINNING_LINES.find(([one, two, three]) => cells[one] && cells[one] === cells[two] && cells[one] === cells[three]) ?? null;
        }`,
    },
    {
      name: "winnerOf",
      code: code`
        function winnerOf(cells: @NineCells): @CrossOrNought | "draw" | null {
          const [first] = @winningLine(cells) ?? [];
          if (first !== undefined) return cells[first] ?? null;
          return cells.includes(null) ? null : "draw";
        }`,
    },
    {
      name: "turnOf",
      comment: "X begins.",
      code: code`
        function turnOf(cells: @NineCells): @CrossOrNought {
          return cells.filter((cell) => cell === null).length % 2 === 1 ? "X" : "O";
        }`,
    },
    {
      name: "markCell",
      comment: "The board after a mark; the same board where that is not possible.",
      code: code`
        function markCell(cells: @NineCells, place: number): @NineCells {
          return cells[place] !== null || @winnerOf(cells) !== null ? cells : cells.with(place, @turnOf(cells));
        }`,
    },
    {
      name: "freePlaces",
      code: code`
        function freePlaces(cells: @NineCells): number[] {
          return cells.flatMap((cell, place) => (cell === null ? [place] : []));
        }`,
    },
    {
      name: "valueFor",
      comment: "What the board is worth to a side when both play their best: a win soon is worth more than one later.",
      code: code`
        function valueFor(cells: @NineCells, side: @CrossOrNought): number {
          const winner = @winnerOf(cells);
          const free = @freePlaces(cells);
          if (winner === "draw") return 0;
          if (winner !== null) return winner === side ? 1 + free.length : -1 - free.length;
          const values = free.map((place) => @valueFor(@markCell(cells, place), side));
          return @turnOf(cells) === side ? Math.max(...values) : Math.min(...values);
        }`,
    },
    {
      name: "bestPlace",
      comment: "The computer's best move.",
      code: code`
        function bestPlace(cells: @NineCells): number | undefined {
          const side = @turnOf(cells);
          const rated = @freePlaces(cells).map((place) => ({ place, value: @valueFor(@markCell(cells, place), side) }));
          return rated.toSorted((left, right) => right.value - left.value)[0]?.place;
        }`,
    },
    {
      name: "anyPlace",
      comment: "The move of a computer that does not think.",
      code: code`
        function anyPlace(cells: @NineCells, random: @Random): number | undefined {
          const free = @freePlaces(cells);
          return free[@below(free.length, random)];
        }`,
    },
  ],
};
