// Reads a game of 2048 from the browser's storage.
import { isSavedObject, readNumber } from "../../../saved";
import type { Tile } from "./slide";
import { type TileGame, type TileGoal, stateOf } from "./tile-game";

/** A stored game; null for anything that is none, such as a game on a board of another size. */
export function readTileGame(saved: unknown, goal: TileGoal): TileGame | null {
  if (!isSavedObject(saved) || !Array.isArray(saved["tiles"])) return null;
  const stored: readonly unknown[] = saved["tiles"];
  const tiles = stored.map((tile) => readTile(tile, goal.size)).filter((tile) => tile !== null);
  const cells = new Set(tiles.map(({ row, column }) => row * goal.size + column));
  if (tiles.length < 2 || tiles.length < stored.length || cells.size < tiles.length) return null;
  const game = { ...goal, tiles, isBeyond: saved["isBeyond"] === true };
  return {
    ...game,
    score: readNumber(saved["score"]) ?? 0,
    moves: readNumber(saved["moves"]) ?? 0,
    gained: 0,
    state: stateOf(game),
  };
}

function readTile(saved: unknown, size: number): Tile | null {
  if (!isSavedObject(saved)) return null;
  const id = readNumber(saved["id"]);
  const value = readNumber(saved["value"]);
  const row = readPlace(saved["row"], size);
  const column = readPlace(saved["column"], size);
  if (id === null || value === null || row === null || column === null) return null;
  return value >= 2 && Number.isInteger(Math.log2(value)) ? { id, value, row, column } : null;
}

function readPlace(saved: unknown, size: number): number | null {
  const place = readNumber(saved);
  return place !== null && Number.isInteger(place) && place >= 0 && place < size ? place : null;
}
