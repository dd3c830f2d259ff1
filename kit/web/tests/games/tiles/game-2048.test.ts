// @vitest-environment node
import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/games/random";
import { readTileGame } from "@/lib/games/tiles/game-2048/read-tile-game";
import { type Tile, canMove, slide } from "@/lib/games/tiles/game-2048/slide";
import {
  type TileGame,
  beginTiles,
  continueTiles,
  moveStatus,
  moveTiles,
  reviveTiles,
  stateOf,
} from "@/lib/games/tiles/game-2048/tile-game";

const GOAL = { size: 4, goal: 2048 };
const random = seededRandom(1);

/** The tiles of a board, row by row; 0 is an empty cell. */
function tilesOf(...rows: number[][]): Tile[] {
  return rows.flatMap((values, row) =>
    values.flatMap((value, column) => (value === 0 ? [] : [{ id: row * values.length + column + 1, value, row, column }])),
  );
}

function rowsOf(tiles: readonly Tile[], size = 4): number[][] {
  const places = Array.from({ length: size }, (_, place) => place);
  return places.map((row) => places.map((column) => tiles.find((tile) => tile.row === row && tile.column === column)?.value ?? 0));
}

const game = (tiles: Tile[], changes: Partial<TileGame> = {}): TileGame => ({ ...beginTiles(GOAL, random), tiles, ...changes });
const FULL = tilesOf([2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]);

describe("2048 slides", () => {
  test("in all four directions, and keeps the ids of tiles", () => {
    const tiles = tilesOf([0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 8], [0, 0, 0, 0]);
    expect(rowsOf(slide(tiles, 4, "left").tiles)[0]).toEqual([2, 0, 0, 0]);
    expect(rowsOf(slide(tiles, 4, "right").tiles)[0]).toEqual([0, 0, 0, 2]);
    expect(rowsOf(slide(tiles, 4, "up").tiles)[0]).toEqual([0, 2, 0, 8]);
    expect(rowsOf(slide(tiles, 4, "down").tiles)[3]).toEqual([0, 2, 0, 8]);
    expect(new Set(slide(tiles, 4, "left").tiles.map(({ id }) => id))).toEqual(new Set(tiles.map(({ id }) => id)));
  });

  test("equal tiles together, each at most once, those at the edge first", () => {
    const merged = (...values: number[]) => slide(tilesOf(values), 4, "left");
    expect(rowsOf(merged(2, 2, 4, 0).tiles)[0]).toEqual([4, 4, 0, 0]);
    expect(merged(2, 2, 4, 0).gained).toBe(4);
    expect(rowsOf(merged(2, 2, 2, 0).tiles)[0]).toEqual([4, 2, 0, 0]);
    expect(rowsOf(slide(tilesOf([2, 2, 2, 0]), 4, "right").tiles)[0]).toEqual([0, 0, 2, 4]);
    expect(rowsOf(merged(4, 4, 8, 8).tiles)[0]).toEqual([8, 16, 0, 0]);
    expect(merged(4, 4, 8, 8).gained).toBe(24);
  });

  test("nothing where nothing can move", () => {
    const tiles = tilesOf([2, 4, 8, 16]);
    expect(slide(tiles, 4, "left").tiles).toBe(tiles);
    expect(canMove(tiles, 4)).toBe(true);
    expect(canMove(FULL, 4)).toBe(false);
  });
});

describe("a game of 2048", () => {
  test("begins with two tiles and no points", () => {
    for (const size of [3, 4, 5, 6]) {
      const begun = beginTiles({ size, goal: 2048 }, random);
      expect(begun.tiles).toHaveLength(2);
      expect(new Set(begun.tiles.map(({ row, column }) => row * size + column)).size).toBe(2);
      expect(begun).toMatchObject({ score: 0, moves: 0, state: "playing" });
    }
  });

  test("gets a new tile with each move that changes something", () => {
    const moved = moveTiles(game(tilesOf([2, 2, 0, 0])), "left", random);
    expect(moved.tiles).toHaveLength(2);
    expect(moved).toMatchObject({ score: 4, gained: 4, moves: 1 });
    expect(new Set(moved.tiles.map(({ id }) => id)).size).toBe(2);
    const stuck = game(tilesOf([2, 4, 0, 0]));
    expect(moveTiles(stuck, "left", random)).toBe(stuck);
  });

  test("is won at the goal, and may go on beyond it", () => {
    const won = moveTiles(game(tilesOf([1024, 1024, 0, 0])), "left", random);
    expect(won.state).toBe("won");
    expect(moveStatus("left", won)).toBe("You made 2048. You win!");
    expect(moveTiles(won, "right", random)).toBe(won);
    const beyond = continueTiles(won);
    expect(beyond.state).toBe("playing");
    expect(moveTiles(beyond, "right", random).state).toBe("playing");
  });

  test("is over when nothing can move, and can be revived without its smallest tiles", () => {
    const over = game(FULL, { state: stateOf({ ...GOAL, tiles: FULL, isBeyond: false }) });
    expect(over.state).toBe("over");
    const revived = reviveTiles(over);
    expect(revived.state).toBe("playing");
    expect(revived.tiles).toHaveLength(12);
    expect(revived.tiles.filter(({ value }) => value === 4)).toHaveLength(8);
    expect(reviveTiles(revived)).toBe(revived);
  });

  test("tells what a move did", () => {
    expect(moveStatus("up", game([], { gained: 0 }))).toBe("Moved up.");
    expect(moveStatus("up", game([], { gained: 12 }))).toBe("Moved up and merged: +12 points.");
  });
});

describe("a stored game of 2048", () => {
  const stored = { tiles: tilesOf([2, 2, 0, 0]), score: 40, moves: 7, isBeyond: false };

  test("is read back", () => {
    expect(readTileGame(JSON.parse(JSON.stringify(game(stored.tiles, { score: 40 }))), GOAL)).toMatchObject({
      tiles: stored.tiles,
      score: 40,
      state: "playing",
    });
    expect(readTileGame({ ...stored, tiles: tilesOf([2048, 2]) }, GOAL)?.state).toBe("won");
    expect(readTileGame({ ...stored, tiles: tilesOf([2048, 2]), isBeyond: true }, GOAL)?.state).toBe("playing");
  });

  test("is none where anything is wrong with it", () => {
    const [first] = stored.tiles;
    const others: unknown[] = [
      null,
      "2048",
      {},
      { ...stored, tiles: [first] },
      { ...stored, tiles: [first, first] },
      { ...stored, tiles: [first, { id: 2, value: 3, row: 1, column: 1 }] },
      { ...stored, tiles: [first, { id: 2, value: 2, row: 4, column: 1 }] },
      { ...stored, tiles: [first, { id: 2, value: 2, row: 0.5, column: 1 }] },
      { ...stored, tiles: [first, null] },
    ];
    for (const other of others) expect(readTileGame(other, GOAL)).toBeNull();
  });
});
