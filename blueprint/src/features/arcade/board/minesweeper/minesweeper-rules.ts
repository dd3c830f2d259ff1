// The rules of minesweeper in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const OPENING = `
The rules of minesweeper. Pure. The mines are laid when the first cell is opened, and never at it or beside it.`;

/** `src/games/minesweeper/rules.ts`. */
export const minesweeperRules: ModuleSource = {
  path: "src/games/minesweeper/rules.ts",
  opening: OPENING,
  library: true,
  parts: [
    {
      name: "MineField",
      isType: true,
      code: code`
        interface MineField {
          columns: number;
          rows: number;
          mines: number;
          /** Where the mines are; none before the first cell is opened. Cells are counted row by row. */
          mined: ReadonlySet<number>;
          opened: ReadonlySet<number>;
          flagged: ReadonlySet<number>;
          state: "ready" | "playing" | "won" | "lost";
        }`,
    },
    {
      name: "beginMineField",
      code: code`
        function beginMineField(columns: number, rows: number, mines: number): @MineField {
          return { columns, rows, mines, mined: new Set(), opened: new Set(), flagged: new Set(), state: "ready" };
        }`,
    },
    {
      name: "cellsBeside",
      comment: "The up to eight cells around a cell.",
      code: code`
        function cellsBeside({ columns, rows }: @MineField, cell: number): number[] {
          const [x, y] = [cell % columns, Math.floor(cell / columns)];
          return [-1, 0, 1].flatMap((down) =>
            [-1, 0, 1].flatMap((across) => {
              const isInside = x + across >= 0 && x + across < columns && y + down >= 0 && y + down < rows;
              return isInside && (across !== 0 || down !== 0) ? [cell + down * columns + across] : [];
            }),
          );
        }`,
    },
    {
      name: "minesBeside",
      code: code`
        function minesBeside(field: @MineField, cell: number): number {
          return @cellsBeside(field, cell).filter((beside) => field.mined.has(beside)).length;
        }`,
    },
    {
      name: "layMines",
      code: code`
        function layMines(field: @MineField, first: number, random: @Random): @MineField {
          const near = new Set([first, ...@cellsBeside(field, first)]);
          const free = Array.from({ length: field.columns * field.rows }, (_, cell) => cell).filter((cell) => !near.has(cell));
          return { ...field, mined: new Set(@shuffled(free, random).slice(0, field.mines)), state: "playing" };
        }`,
    },
    {
      name: "spread",
      comment: "The cell, and where it has no mine beside it all around it, and so on.",
      code: code`
        function spread(field: @MineField, first: number): Set<number> {
          const opened = new Set(field.opened);
          const open = [first];
          for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
            if (opened.has(cell) || field.flagged.has(cell)) continue;
            opened.add(cell);
            if (@minesBeside(field, cell) === 0) open.push(...@cellsBeside(field, cell));
          }
          return opened;
        }`,
    },
    {
      name: "openCell",
      comment: "Opens a cell. On an open number with as many flags beside it, opens all its other cells.",
      code: code`
        function openCell(field: @MineField, cell: number, random: @Random): @MineField {
          if (field.state === "ready") return @openCell(@layMines(field, cell, random), cell, random);
          if (field.state !== "playing" || field.flagged.has(cell)) return field;
          if (field.opened.has(cell)) return @openAround(field, cell, random);
          if (field.mined.has(cell)) return { ...field, opened: new Set([...field.opened, cell]), state: "lost" };
          const opened = @spread(field, cell);
          return { ...field, opened, state: opened.size === field.columns * field.rows - field.mines ? "won" : "playing" };
        }`,
    },
    {
      name: "openAround",
      code: code`
        function openAround(field: @MineField, cell: number, random: @Random): @MineField {
          const beside = @cellsBeside(field, cell);
          const flags = beside.filter((other) => field.flagged.has(other)).length;
          if (flags === 0 || flags !== @minesBeside(field, cell)) return field;
          return beside.filter((other) => !field.opened.has(other)).reduce((next, other) => @openCell(next, other, random), field);
        }`,
    },
    {
      name: "flagCell",
      comment: "Sets or takes a flag.",
      code: code`
        function flagCell(field: @MineField, cell: number): @MineField {
          if (field.state === "won" || field.state === "lost" || field.opened.has(cell)) return field;
          const flagged = new Set(field.flagged);
          if (!flagged.delete(cell)) flagged.add(cell);
          return { ...field, flagged };
        }`,
    },
  ],
};
