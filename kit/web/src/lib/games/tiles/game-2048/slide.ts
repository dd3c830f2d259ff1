// How the tiles of 2048 slide. They keep their ids, so that a board can show their way.
import { DIRECTIONS, type Direction } from "../../direction";

/** A tile on the board. */
export interface Tile {
  id: number;
  value: number;
  row: number;
  column: number;
}

/** Slides all lines of a board with `size` rows and columns; the same tiles where nothing can move. `gained` is the sum of merged tiles. */
export function slide(
  tiles: readonly Tile[],
  size: number,
  direction: Direction,
): { tiles: readonly Tile[]; gained: number } {
  const isUpright = direction === "up" || direction === "down";
  const lines = Array.from({ length: size }, (_, line) => {
    const own = tiles.filter((tile) => (isUpright ? tile.column : tile.row) === line);
    const { settled, gained } = mergeLine(
      own.toSorted(
        (left, right) => distanceOf(left, size, direction) - distanceOf(right, size, direction),
      ),
    );
    return {
      tiles: settled.map((tile, index) => ({ ...tile, ...cellAt(line, index, size, direction) })),
      gained,
    };
  });
  const slid = lines.flatMap((line) => line.tiles);
  const isMoved =
    slid.length < tiles.length ||
    slid.some((tile) => !tiles.some((other) => isSamePlace(tile, other)));
  return {
    tiles: isMoved ? slid : tiles,
    gained: lines.reduce((sum, line) => sum + line.gained, 0),
  };
}

/** Whether any tile can slide or merge. */
export function canMove(tiles: readonly Tile[], size: number): boolean {
  return DIRECTIONS.some((direction) => slide(tiles, size, direction).tiles !== tiles);
}

/** The tiles of a line in the order in which they arrive; each merges at most once. */
function mergeLine(tiles: readonly Tile[]): { settled: Tile[]; gained: number } {
  const settled: Tile[] = [];
  let gained = 0;
  let canMerge = false;
  for (const tile of tiles) {
    const last = settled.at(-1);
    canMerge = canMerge && last?.value === tile.value;
    if (canMerge) {
      settled[settled.length - 1] = { ...tile, value: tile.value * 2 };
      gained += tile.value * 2;
      canMerge = false;
    } else {
      settled.push(tile);
      canMerge = true;
    }
  }
  return { settled, gained };
}

/** How far a tile is from the edge that it slides to. */
function distanceOf({ row, column }: Tile, size: number, direction: Direction): number {
  if (direction === "up") return row;
  if (direction === "down") return size - 1 - row;
  return direction === "left" ? column : size - 1 - column;
}

function cellAt(
  line: number,
  distance: number,
  size: number,
  direction: Direction,
): Pick<Tile, "row" | "column"> {
  const place = direction === "up" || direction === "left" ? distance : size - 1 - distance;
  return direction === "up" || direction === "down"
    ? { row: place, column: line }
    : { row: line, column: place };
}

function isSamePlace(one: Tile, other: Tile): boolean {
  return one.id === other.id && one.row === other.row && one.column === other.column;
}
