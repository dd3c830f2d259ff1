// The rules of 2048 in the generated app: tiles keep their ids while they slide, so that the board can show the way.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";

const OPENING = `
The rules of 2048. Pure: what happens follows from the game, the move and the chance that is handed in.`;

/** `src/games/2048/rules.ts`. */
export function game2048Rules({ size, goal }: FeatureOf<"game-2048">): ModuleSource {
  return {
    path: "src/games/2048/rules.ts",
    opening: OPENING,
    library: true,
    parts: [
      { name: "BOARD_SIZE", code: code`const BOARD_SIZE = ${size};` },
      { name: "GOAL", comment: "The tile that wins.", code: code`const GOAL = ${goal};` },
      { name: "NumberTile", isType: true, code: tileType },
      { name: "Game2048", isType: true, code: gameType },
      { name: "begin2048", comment: "A new game: two tiles and no points.", code: begin },
      { name: "withNewTile", comment: "The tiles and one more on a free cell: a 2, or now and then a 4.", code: withNewTile },
      { name: "distanceOf", comment: "How far a tile is from the edge that it slides to.", code: distanceOf },
      { name: "cellAt", code: cellAt },
      { name: "slideLine", comment: "Slides one line. Each tile merges at most once in a move.", code: slideLine },
      { name: "slide", comment: "All lines slid; the same tiles where nothing can move.", code: slide },
      { name: "canMove", code: canMove },
      { name: "move2048", comment: "The game after a move; the same game where the move changes nothing.", code: move },
      { name: "continue2048", comment: "Goes on after the goal.", code: continueGame },
      {
        name: "revive2048",
        comment: "Takes the smallest tiles away after the end, as many as a row has cells, and goes on.",
        code: revive,
      },
    ],
  };
}

/** How a kept game is read. */
export const game2048Readers: Part[] = [
  {
    name: "read2048",
    comment: "A kept game; null for anything that is none.",
    code: code`
      function read2048(saved: unknown): @Game2048 | null {
        if (!@isSavedObject(saved) || !Array.isArray(saved.tiles)) return null;
        const tiles = saved.tiles.map(@readTile).filter((tile) => tile !== null);
        const cells = new Set(tiles.map(({ row, column }) => row * @BOARD_SIZE + column));
        if (tiles.length < 2 || tiles.length < saved.tiles.length || cells.size < tiles.length) return null;
        const isBeyond = saved.isBeyond === true;
        const isWon = !isBeyond && tiles.some(({ value }) => value >= @GOAL);
        const state = isWon ? "won" : @canMove(tiles) ? "playing" : "over";
        return { tiles, score: @readNumber(saved.score) ?? 0, moves: @readNumber(saved.moves) ?? 0, gained: 0, state, isBeyond };
      }`,
  },
  {
    name: "readTile",
    code: code`
      function readTile(saved: unknown): @NumberTile | null {
        if (!@isSavedObject(saved)) return null;
        const [id, value, row, column] = [saved.id, saved.value, saved.row, saved.column].map(@readNumber);
        const isOnBoard = (place: number | null | undefined) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < @BOARD_SIZE;
        if (!id || !value || value < 2 || !Number.isInteger(Math.log2(value)) || !isOnBoard(row) || !isOnBoard(column)) return null;
        return { id, value, row: Number(row), column: Number(column) };
      }`,
  },
];

const tileType = code`
  interface NumberTile {
    id: number;
    value: number;
    row: number;
    column: number;
  }`;

const gameType = code`
  interface Game2048 {
    tiles: readonly @NumberTile[];
    score: number;
    /** The points of the last move. */
    gained: number;
    moves: number;
    state: "playing" | "won" | "over";
    /** Whether the goal was reached and the game goes on. */
    isBeyond: boolean;
  }`;

const begin = code`
  function begin2048(random: @Random): @Game2048 {
    const tiles = @withNewTile(@withNewTile([], random), random);
    return { tiles, score: 0, gained: 0, moves: 0, state: "playing", isBeyond: false };
  }`;

const withNewTile = code`
  function withNewTile(tiles: readonly @NumberTile[], random: @Random): readonly @NumberTile[] {
    const free = Array.from({ length: @BOARD_SIZE * @BOARD_SIZE }, (_, cell) => ({ row: Math.floor(cell / @BOARD_SIZE), column: cell % @BOARD_SIZE })).filter(
      ({ row, column }) => !tiles.some((tile) => tile.row === row && tile.column === column),
    );
    const cell = free[@below(free.length, random)];
    if (!cell) return tiles;
    const id = Math.max(0, ...tiles.map((tile) => tile.id)) + 1;
    return [...tiles, { id, value: random() < 0.9 ? 2 : 4, ...cell }];
  }`;

const distanceOf = code`
  function distanceOf({ row, column }: @NumberTile, direction: @Direction): number {
    if (direction === "up") return row;
    if (direction === "down") return @BOARD_SIZE - 1 - row;
    return direction === "left" ? column : @BOARD_SIZE - 1 - column;
  }`;

const cellAt = code`
  function cellAt(line: number, distance: number, direction: @Direction): { row: number; column: number } {
    const place = direction === "up" || direction === "left" ? distance : @BOARD_SIZE - 1 - distance;
    return direction === "up" || direction === "down" ? { row: place, column: line } : { row: line, column: place };
  }`;

const slideLine = code`
  function slideLine(tiles: readonly @NumberTile[], line: number, direction: @Direction) {
    const settled: @NumberTile[] = [];
    let gained = 0;
    let canMerge = false;
    for (const tile of tiles.toSorted((left, right) => @distanceOf(left, direction) - @distanceOf(right, direction))) {
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
    return { tiles: settled.map((tile, index) => ({ ...tile, ...@cellAt(line, index, direction) })), gained };
  }`;

const slide = code`
  function slide(tiles: readonly @NumberTile[], direction: @Direction) {
    const isUpright = direction === "up" || direction === "down";
    const lines = Array.from({ length: @BOARD_SIZE }, (_, line) =>
      @slideLine(tiles.filter((tile) => (isUpright ? tile.column : tile.row) === line), line, direction),
    );
    const slid = lines.flatMap((line) => line.tiles);
    const isMoved = slid.length < tiles.length || slid.some((tile) => !tiles.some((other) => other.id === tile.id && other.row === tile.row && other.column === tile.column));
    return { tiles: isMoved ? slid : tiles, gained: lines.reduce((sum, line) => sum + line.gained, 0) };
  }`;

const canMove = code`
  function canMove(tiles: readonly @NumberTile[]): boolean {
    return (["up", "down", "left", "right"] as const).some((direction) => @slide(tiles, direction).tiles !== tiles);
  }`;

const move = code`
  function move2048(game: @Game2048, direction: @Direction, random: @Random): @Game2048 {
    if (game.state !== "playing") return game;
    const slid = @slide(game.tiles, direction);
    if (slid.tiles === game.tiles) return game;
    const tiles = @withNewTile(slid.tiles, random);
    const isWon = !game.isBeyond && tiles.some(({ value }) => value >= @GOAL);
    const state = isWon ? "won" : @canMove(tiles) ? "playing" : "over";
    return { ...game, tiles, score: game.score + slid.gained, gained: slid.gained, moves: game.moves + 1, state };
  }`;

const continueGame = code`
  function continue2048(game: @Game2048): @Game2048 {
    return { ...game, isBeyond: true, state: @canMove(game.tiles) ? "playing" : "over" };
  }`;

const revive = code`
  function revive2048(game: @Game2048): @Game2048 {
    if (game.state !== "over") return game;
    const gone = game.tiles.toSorted((left, right) => left.value - right.value).slice(0, @BOARD_SIZE);
    return { ...game, tiles: game.tiles.filter((tile) => !gone.includes(tile)), state: "playing" };
  }`;
