// The rules of the sliding puzzle. A puzzle is a list of tiles row by row; 0 is the gap.
import { formatMoves } from "../counts";
import { DIRECTIONS, type Direction } from "../direction";
import { type Random, below } from "../random";

/** The sizes that can be chosen. */
export const PUZZLE_SIZES = [3, 4, 5] as const;

/** How many tiles a row has, with the gap. */
export type PuzzleSize = (typeof PUZZLE_SIZES)[number];

/** The tiles in order, with the gap in the last corner. */
export function solvedPuzzle(size: PuzzleSize): readonly number[] {
  return Array.from({ length: size * size }, (_, place) => (place + 1) % (size * size));
}

/** A puzzle that can be solved: it was mixed by sliding, never straight back. */
export function mixedPuzzle(size: PuzzleSize, random: Random): readonly number[] {
  let tiles = solvedPuzzle(size);
  let before: Direction = "up";
  for (let move = 0; move < size ** 3; move += 1) {
    const back = oppositeOf(before);
    const ways = DIRECTIONS.filter(
      (direction) => direction !== back && tileBesideGap(tiles, size, direction) !== null,
    );
    before = ways[below(ways.length, random)] ?? "up";
    tiles = slidePuzzle(tiles, size, before);
  }
  return tiles;
}

/** The place of the tile that can slide in a direction; null at the edge. */
export function tileBesideGap(
  tiles: readonly number[],
  size: PuzzleSize,
  direction: Direction,
): number | null {
  const gap = tiles.indexOf(0);
  const [column, row] = [gap % size, Math.floor(gap / size)];
  if (direction === "up") return row < size - 1 ? gap + size : null;
  if (direction === "down") return row > 0 ? gap - size : null;
  if (direction === "left") return column < size - 1 ? gap + 1 : null;
  return column > 0 ? gap - 1 : null;
}

/** The direction in which the tile at this place can slide; null where it is not beside the gap. */
export function directionOfTile(
  tiles: readonly number[],
  size: PuzzleSize,
  place: number,
): Direction | null {
  return DIRECTIONS.find((direction) => tileBesideGap(tiles, size, direction) === place) ?? null;
}

/** The tiles after the one beside the gap slid; the same tiles at the edge. */
export function slidePuzzle(
  tiles: readonly number[],
  size: PuzzleSize,
  direction: Direction,
): readonly number[] {
  const from = tileBesideGap(tiles, size, direction);
  return from === null ? tiles : tiles.with(tiles.indexOf(0), tiles[from] ?? 0).with(from, 0);
}

/** Whether all tiles are in order. */
export function isInOrder(tiles: readonly number[]): boolean {
  return tiles.every((tile, place) => tile === (place + 1) % tiles.length);
}

/** What a move did, in words. */
export function puzzleStatus(tiles: readonly number[], moves: number): string {
  return isInOrder(tiles) ? `You win! Solved in ${formatMoves(moves)}.` : `${formatMoves(moves)}.`;
}

function oppositeOf(direction: Direction): Direction | undefined {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % DIRECTIONS.length];
}
