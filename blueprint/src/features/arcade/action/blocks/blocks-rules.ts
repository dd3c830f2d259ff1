// The rules of falling blocks in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

const OPENING = `
The rules of falling blocks. Pure: seven pieces come in a shuffled bag, and after it the next bag.`;

/** `src/games/blocks/pieces.ts` and `src/games/blocks/rules.ts`. */
export function blocksRules(): ModuleSource[] {
  return [
    { path: "src/games/blocks/pieces.ts", library: true, opening: "The seven pieces, and where their cells are.", parts: pieceParts },
    { path: "src/games/blocks/rules.ts", library: true, opening: OPENING, parts: [...wellParts, ...gameParts] },
  ];
}

const pieceParts: Part[] = [
  { name: "PIECES", code: code`const PIECES = ["I", "J", "L", "O", "S", "T", "Z"] as const;` },
  { name: "Piece", isType: true, code: code`type Piece = (typeof @PIECES)[number];` },
  {
    name: "PIECE_ROWS",
    comment: "Each piece as it comes in.",
    code: code`
      const PIECE_ROWS: Readonly<Record<@Piece, readonly string[]>> = {
        I: ["....", "xxxx", "....", "...."],
        J: ["x..", "xxx", "..."],
        L: ["..x", "xxx", "..."],
        O: ["xx", "xx"],
        S: [".xx", "xx.", "..."],
        T: [".x.", "xxx", "..."],
        Z: ["xx.", ".xx", "..."],
      };`,
  },
  {
    name: "WellCell",
    isType: true,
    code: code`
      interface WellCell {
        x: number;
        y: number;
      }`,
  },
  {
    name: "cellsOfPiece",
    comment: "The four cells of a piece after so many quarter turns to the right, from its own corner.",
    code: code`
      function cellsOfPiece(piece: @Piece, turns: number): @WellCell[] {
        const rows = @PIECE_ROWS[piece];
        const last = rows.length - 1;
        const cells = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "x" ? [{ x, y }] : [])));
        return Array.from({ length: turns % 4 }).reduce<@WellCell[]>((turned) => turned.map(({ x, y }) => ({ x: last - y, y: x })), cells);
      }`,
  },
];

const wellParts: Part[] = [
  { name: "WELL_COLUMNS", code: code`const WELL_COLUMNS = 10;` },
  { name: "WELL_ROWS", code: code`const WELL_ROWS = 20;` },
  {
    name: "FallingPiece",
    isType: true,
    code: code`
      interface FallingPiece {
        piece: @Piece;
        turns: number;
        x: number;
        y: number;
      }`,
  },
  {
    name: "BlocksGame",
    isType: true,
    code: code`
      interface BlocksGame {
        /** From top to bottom; null is an empty cell. */
        rows: readonly (readonly (@Piece | null)[])[];
        falling: @FallingPiece;
        /** What comes next, at least one. */
        coming: readonly @Piece[];
        score: number;
        lines: number;
        state: "ready" | "running" | "paused" | "over";
      }`,
  },
  {
    name: "levelOf",
    comment: "Ten lines are a level.",
    code: code`
      function levelOf(lines: number): number {
        return Math.floor(lines / 10) + 1;
      }`,
  },
  {
    name: "cellsOfFalling",
    code: code`
      function cellsOfFalling({ piece, turns, x, y }: @FallingPiece): @WellCell[] {
        return @cellsOfPiece(piece, turns).map((cell) => ({ x: cell.x + x, y: cell.y + y }));
      }`,
  },
  {
    name: "fits",
    comment: "A piece may still be above the well.",
    code: code`
      function fits(rows: @BlocksGame["rows"], falling: @FallingPiece): boolean {
        return @cellsOfFalling(falling).every(({ x, y }) => x >= 0 && x < @WELL_COLUMNS && y < @WELL_ROWS && (y < 0 || rows[y]?.[x] === null));
      }`,
  },
  {
    name: "enter",
    comment: "The next piece comes in; where it does not fit, the game is over.",
    code: code`
      function enter(game: Omit<@BlocksGame, "falling">, random: @Random): @BlocksGame {
        const [piece = "T", ...rest] = game.coming;
        const coming = rest.length === 0 ? @shuffled(@PIECES, random) : rest;
        const falling = { piece, turns: 0, x: piece === "O" ? 4 : 3, y: piece === "I" ? -1 : 0 };
        return { ...game, falling, coming, state: @fits(game.rows, falling) ? game.state : "over" };
      }`,
  },
];

const gameParts: Part[] = [
  {
    name: "beginBlocks",
    code: code`
      function beginBlocks(random: @Random): @BlocksGame {
        const rows = Array.from({ length: @WELL_ROWS }, () => Array.from({ length: @WELL_COLUMNS }, () => null));
        return @enter({ rows, coming: @shuffled(@PIECES, random), score: 0, lines: 0, state: "ready" }, random);
      }`,
  },
  {
    name: "shiftPiece",
    code: code`
      function shiftPiece(game: @BlocksGame, across: -1 | 1): @BlocksGame {
        const falling = { ...game.falling, x: game.falling.x + across };
        return game.state === "running" && @fits(game.rows, falling) ? { ...game, falling } : game;
      }`,
  },
  {
    name: "turnPiece",
    comment: "A quarter turn to the right. Beside a wall or a block the piece makes way to where it fits.",
    code: code`
      function turnPiece(game: @BlocksGame): @BlocksGame {
        const turned = { ...game.falling, turns: (game.falling.turns + 1) % 4 };
        const ways = [[0, 0], [-1, 0], [1, 0], [0, -1], [-2, 0], [2, 0]] as const;
        const falling = ways.map(([x, y]) => ({ ...turned, x: turned.x + x, y: turned.y + y })).find((way) => @fits(game.rows, way));
        return game.state === "running" && falling ? { ...game, falling } : game;
      }`,
  },
  {
    name: "lowered",
    comment: "The piece where it would land.",
    code: code`
      function lowered({ rows, falling }: Pick<@BlocksGame, "rows" | "falling">): @FallingPiece {
        const deeper = { ...falling, y: falling.y + 1 };
        return @fits(rows, deeper) ? @lowered({ rows, falling: deeper }) : falling;
      }`,
  },
  {
    name: "landPiece",
    comment: "The piece becomes part of the well; full rows go, and are points for each level.",
    code: code`
      function landPiece(game: @BlocksGame, random: @Random): @BlocksGame {
        const cells = @cellsOfFalling(game.falling);
        const landed = game.rows.map((row, y) => row.map((cell, x) => (cells.some((one) => one.x === x && one.y === y) ? game.falling.piece : cell)));
        const kept = landed.filter((row) => row.includes(null));
        const cleared = @WELL_ROWS - kept.length;
        const rows = [...Array.from({ length: cleared }, () => Array.from({ length: @WELL_COLUMNS }, () => null)), ...kept];
        const points = ([0, 100, 300, 500, 800][cleared] ?? 0) * @levelOf(game.lines);
        return @enter({ ...game, rows, score: game.score + points, lines: game.lines + cleared }, random);
      }`,
  },
  {
    name: "sinkPiece",
    comment: "One row down, and what lies is landed.",
    code: code`
      function sinkPiece(game: @BlocksGame, random: @Random): @BlocksGame {
        if (game.state !== "running") return game;
        const falling = { ...game.falling, y: game.falling.y + 1 };
        return @fits(game.rows, falling) ? { ...game, falling } : @landPiece(game, random);
      }`,
  },
  {
    name: "dropPiece",
    comment: "Down at once: two points for each row.",
    code: code`
      function dropPiece(game: @BlocksGame, random: @Random): @BlocksGame {
        if (game.state !== "running") return game;
        const falling = @lowered(game);
        return @landPiece({ ...game, falling, score: game.score + 2 * (falling.y - game.falling.y) }, random);
      }`,
  },
];
