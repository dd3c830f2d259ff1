// The rules of 2048: what happens follows from the game, the move and the chance that is handed in.
import type { Direction } from "../../direction";
import { type Random, below } from "../../random";
import { type Tile, canMove, slide } from "./slide";

/** What is chosen before a game: the rows and columns of its board, and the tile that wins. */
export interface TileGoal {
  size: number;
  goal: number;
}

/** A game of 2048. */
export interface TileGame extends TileGoal {
  tiles: readonly Tile[];
  score: number;
  /** The points of the last move. */
  gained: number;
  moves: number;
  state: "playing" | "won" | "over";
  /** Whether the goal was reached and the game goes on. */
  isBeyond: boolean;
}

/** A new game: two tiles and no points. */
export function beginTiles(goal: TileGoal, random: Random): TileGame {
  const tiles = withNewTile(withNewTile([], goal.size, random), goal.size, random);
  return { ...goal, tiles, score: 0, gained: 0, moves: 0, state: "playing", isBeyond: false };
}

/** The game after a move; the same game where the move changes nothing. */
export function moveTiles(game: TileGame, direction: Direction, random: Random): TileGame {
  if (game.state !== "playing") return game;
  const slid = slide(game.tiles, game.size, direction);
  if (slid.tiles === game.tiles) return game;
  const tiles = withNewTile(slid.tiles, game.size, random);
  const next = {
    ...game,
    tiles,
    score: game.score + slid.gained,
    gained: slid.gained,
    moves: game.moves + 1,
  };
  return { ...next, state: stateOf(next) };
}

/** Where a game with these tiles stands. */
export function stateOf({
  tiles,
  size,
  goal,
  isBeyond,
}: Pick<TileGame, "tiles" | "size" | "goal" | "isBeyond">): TileGame["state"] {
  if (!isBeyond && tiles.some(({ value }) => value >= goal)) return "won";
  return canMove(tiles, size) ? "playing" : "over";
}

/** Goes on after the goal. */
export function continueTiles(game: TileGame): TileGame {
  const next = { ...game, isBeyond: true };
  return { ...next, state: stateOf(next) };
}

/** Takes the smallest tiles away after the end, as many as a row has cells, and goes on. */
export function reviveTiles(game: TileGame): TileGame {
  if (game.state !== "over") return game;
  const gone = game.tiles.toSorted((left, right) => left.value - right.value).slice(0, game.size);
  return { ...game, tiles: game.tiles.filter((tile) => !gone.includes(tile)), state: "playing" };
}

/** What a move did, in words. */
export function moveStatus(direction: Direction, { state, gained, goal }: TileGame): string {
  if (state === "over") return "Game over: no move is left.";
  if (state === "won") return `You made ${goal}. You win!`;
  return gained === 0 ? `Moved ${direction}.` : `Moved ${direction} and merged: +${gained} points.`;
}

/** The tiles and one more on a free cell: a 2, or now and then a 4. */
function withNewTile(tiles: readonly Tile[], size: number, random: Random): readonly Tile[] {
  const free = Array.from({ length: size * size }, (_, cell) => ({
    row: Math.floor(cell / size),
    column: cell % size,
  })).filter(
    ({ row, column }) => !tiles.some((tile) => tile.row === row && tile.column === column),
  );
  const cell = free[below(free.length, random)];
  if (cell === undefined) return tiles;
  const id = Math.max(0, ...tiles.map((tile) => tile.id)) + 1;
  return [...tiles, { id, value: random() < 0.9 ? 2 : 4, ...cell }];
}
