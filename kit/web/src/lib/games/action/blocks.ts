// The rules of falling blocks: seven pieces come from a shuffled bag, and after them the next bag.
import { formatCount } from "../../format";
import { formatPoints } from "../counts";
import type { PlayState } from "../play-state";
import { type Random, shuffled } from "../random";
import { PIECES, type Piece, type WellCell, cellsOfPiece } from "./pieces";

/** The width of the well in cells. */
export const WELL_COLUMNS = 10;

/** The height of the well in cells. */
export const WELL_ROWS = 20;

/** Points for the rows that one piece fills, by their number; times the level. */
const ROW_POINTS = [0, 100, 300, 500, 800];

/** How far a piece may make way when it turns beside a wall or a block: the first that fits. */
const WAYS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [-2, 0],
  [2, 0],
] as const;

/** A piece on its way down. */
export interface FallingPiece {
  piece: Piece;
  /** Quarter turns to the right. */
  turns: number;
  x: number;
  y: number;
}

/** A game of falling blocks; it is never won. */
export interface BlocksState {
  /** From top to bottom; null is an empty cell. */
  rows: readonly (readonly (Piece | null)[])[];
  falling: FallingPiece;
  /** What comes next, at least one. */
  coming: readonly Piece[];
  score: number;
  lines: number;
  state: Exclude<PlayState, "won">;
}

/** A new game, ready to be started. */
export function beginBlocks(random: Random): BlocksState {
  const rows = emptyRows(WELL_ROWS);
  return enter(
    { rows, coming: shuffled(PIECES, random), score: 0, lines: 0, state: "ready" },
    random,
  );
}

/** Ten lines are a level. */
export function levelOf(lines: number): number {
  return Math.floor(lines / 10) + 1;
}

/** Milliseconds in which a piece sinks by a row. */
export function millisecondsOfRow({ lines }: BlocksState): number {
  return Math.max(90, 850 - levelOf(lines) * 75);
}

/** The cells of the well that a piece covers. */
export function cellsOfFalling({ piece, turns, x, y }: FallingPiece): WellCell[] {
  return cellsOfPiece(piece, turns).map((cell) => ({ x: cell.x + x, y: cell.y + y }));
}

/** The piece a column to the left (-1) or to the right (1), where it fits. */
export function shiftPiece(game: BlocksState, across: -1 | 1): BlocksState {
  const falling = { ...game.falling, x: game.falling.x + across };
  return game.state === "running" && fits(game.rows, falling) ? { ...game, falling } : game;
}

/** A quarter turn to the right. Beside a wall or a block the piece makes way to where it fits. */
export function turnPiece(game: BlocksState): BlocksState {
  const turned = { ...game.falling, turns: (game.falling.turns + 1) % 4 };
  const falling = WAYS.map(([x, y]) => ({ ...turned, x: turned.x + x, y: turned.y + y })).find(
    (way) => fits(game.rows, way),
  );
  return game.state === "running" && falling !== undefined ? { ...game, falling } : game;
}

/** The piece where it would land. */
export function lowered({ rows, falling }: Pick<BlocksState, "rows" | "falling">): FallingPiece {
  const deeper = { ...falling, y: falling.y + 1 };
  return fits(rows, deeper) ? lowered({ rows, falling: deeper }) : falling;
}

/** One row down; a piece that lies already becomes part of the well. */
export function sinkPiece(game: BlocksState, random: Random): BlocksState {
  if (game.state !== "running") return game;
  const falling = { ...game.falling, y: game.falling.y + 1 };
  return fits(game.rows, falling) ? { ...game, falling } : landPiece(game, random);
}

/** One row down by the player's wish, which is a point. */
export function pushPiece(game: BlocksState, random: Random): BlocksState {
  return sinkPiece(game.state === "running" ? { ...game, score: game.score + 1 } : game, random);
}

/** Down at once: two points for each row. */
export function dropPiece(game: BlocksState, random: Random): BlocksState {
  if (game.state !== "running") return game;
  const falling = lowered(game);
  return landPiece(
    { ...game, falling, score: game.score + 2 * (falling.y - game.falling.y) },
    random,
  );
}

/** What just happened, in words. */
export function blocksStatus({ state, score, lines }: BlocksState): string {
  if (state === "ready") return "Press Start or any arrow key.";
  if (state === "paused") return "Paused.";
  const sum = `${formatPoints(score)}, ${formatLines(lines)}`;
  return state === "over" ? `Game over: ${sum}.` : `${sum}.`;
}

/** `1 line`, `12 lines`. */
export function formatLines(lines: number): string {
  return formatCount(lines, { one: "line", many: "lines" });
}

/** The piece becomes part of the well; full rows go, and are points for each level. */
function landPiece(game: BlocksState, random: Random): BlocksState {
  const cells = cellsOfFalling(game.falling);
  const landed = game.rows.map((row, y) =>
    row.map((cell, x) =>
      cells.some((one) => one.x === x && one.y === y) ? game.falling.piece : cell,
    ),
  );
  const kept = landed.filter((row) => row.includes(null));
  const cleared = WELL_ROWS - kept.length;
  const points = (ROW_POINTS[cleared] ?? 0) * levelOf(game.lines);
  return enter(
    {
      ...game,
      rows: [...emptyRows(cleared), ...kept],
      score: game.score + points,
      lines: game.lines + cleared,
    },
    random,
  );
}

/** The next piece comes in; where it does not fit, the game is over. */
function enter(game: Omit<BlocksState, "falling">, random: Random): BlocksState {
  const [piece = "T", ...rest] = game.coming;
  const coming = rest.length === 0 ? shuffled(PIECES, random) : rest;
  const falling = { piece, turns: 0, x: piece === "O" ? 4 : 3, y: piece === "I" ? -1 : 0 };
  return { ...game, falling, coming, state: fits(game.rows, falling) ? game.state : "over" };
}

/** Whether the cells of a piece are free; it may still be above the well. */
function fits(rows: BlocksState["rows"], falling: FallingPiece): boolean {
  return cellsOfFalling(falling).every(
    ({ x, y }) => x >= 0 && x < WELL_COLUMNS && y < WELL_ROWS && (y < 0 || rows[y]?.[x] === null),
  );
}

function emptyRows(count: number): null[][] {
  return Array.from({ length: count }, () => Array.from({ length: WELL_COLUMNS }, () => null));
}
