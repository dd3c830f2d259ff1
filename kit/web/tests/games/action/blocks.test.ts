// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  type BlocksState,
  WELL_COLUMNS,
  WELL_ROWS,
  beginBlocks,
  blocksStatus,
  cellsOfFalling,
  dropPiece,
  levelOf,
  lowered,
  millisecondsOfRow,
  pushPiece,
  shiftPiece,
  sinkPiece,
  turnPiece,
} from "@/lib/games/action/blocks";
import { PIECES, type Piece, cellsOfPiece } from "@/lib/games/action/pieces";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(7);
const empty = () => Array.from({ length: WELL_ROWS }, () => Array.from({ length: WELL_COLUMNS }, (): Piece | null => null));
const rowBut = (...free: number[]) => Array.from({ length: WELL_COLUMNS }, (_, x): Piece | null => (free.includes(x) ? null : "L"));
const game = (piece: Piece, changes: Partial<BlocksState> = {}): BlocksState => ({
  ...beginBlocks(random),
  rows: empty(),
  falling: { piece, turns: 0, x: 3, y: 0 },
  state: "running",
  ...changes,
});
const columns = (state: BlocksState) => [...new Set(cellsOfFalling(state.falling).map(({ x }) => x))].toSorted((one, other) => one - other);

describe("pieces", () => {
  test("have four cells, which four quarter turns bring back", () => {
    for (const piece of PIECES) {
      expect(cellsOfPiece(piece, 0)).toHaveLength(4);
      expect(cellsOfPiece(piece, 4)).toEqual(cellsOfPiece(piece, 0));
    }
    expect(cellsOfPiece("I", 1).every(({ x }) => x === 2)).toBe(true);
  });

  test("come as a bag of all seven, and after it the next bag", () => {
    let state: BlocksState = { ...beginBlocks(random), state: "running" };
    const seen: Piece[] = [];
    for (let count = 0; count < 14; count += 1) {
      seen.push(state.falling.piece);
      state = { ...dropPiece(state, random), rows: empty(), state: "running" };
    }
    expect(seen.slice(0, 7).toSorted()).toEqual([...PIECES]);
    expect(seen.slice(7).toSorted()).toEqual([...PIECES]);
  });
});

describe("falling blocks", () => {
  test("wait until they are started", () => {
    const waiting = game("T", { state: "ready" });
    expect(sinkPiece(waiting, random)).toBe(waiting);
    expect(dropPiece(waiting, random)).toBe(waiting);
    expect(turnPiece(waiting)).toBe(waiting);
    expect(shiftPiece(waiting, 1)).toBe(waiting);
    expect(pushPiece(waiting, random)).toBe(waiting);
  });

  test("move aside as far as the wall", () => {
    const atWall = [1, 2, 3, 4].reduce((state) => shiftPiece(state, -1), game("O"));
    expect(columns(atWall)).toEqual([0, 1]);
    expect(shiftPiece(atWall, -1)).toBe(atWall);
  });

  test("make way when they turn beside a wall", () => {
    const upright = turnPiece(game("I"));
    const atWall = Array.from({ length: 9 }).reduce<BlocksState>((state) => shiftPiece(state, -1), upright);
    expect(columns(atWall)).toEqual([0]);
    expect(columns(turnPiece(atWall))).toEqual([0, 1, 2, 3]);
  });

  test("land on what lies below", () => {
    const rows = empty().with(WELL_ROWS - 1, rowBut(9));
    const landing = lowered(game("O", { rows }));
    expect(Math.max(...cellsOfFalling(landing).map(({ y }) => y))).toBe(WELL_ROWS - 2);
  });

  test("are a point for each row that the player pushes, and two for each that a piece drops", () => {
    expect(pushPiece(game("O"), random).score).toBe(1);
    expect(sinkPiece(game("O"), random).score).toBe(0);
    expect(dropPiece(game("O"), random).score).toBe(2 * (WELL_ROWS - 2));
  });

  test("clear full rows, which are worth more together and in higher levels", () => {
    const rows = empty()
      .with(WELL_ROWS - 1, rowBut(3, 4))
      .with(WELL_ROWS - 2, rowBut(3, 4));
    const low = game("O", { rows, falling: { piece: "O", turns: 0, x: 3, y: WELL_ROWS - 2 } });
    const cleared = sinkPiece(low, random);
    expect(cleared).toMatchObject({ lines: 2, score: 300 });
    expect(cleared.rows).toEqual(empty());
    expect(sinkPiece({ ...low, lines: 10 }, random).score).toBe(600);
  });

  test("keep what is above a cleared row, one row lower", () => {
    const rows = empty()
      .with(WELL_ROWS - 1, rowBut(3, 4))
      .with(WELL_ROWS - 2, rowBut(0, 3, 4));
    const cleared = sinkPiece(game("O", { rows, falling: { piece: "O", turns: 0, x: 3, y: WELL_ROWS - 2 } }), random);
    expect(cleared.lines).toBe(1);
    expect(cleared.rows.at(-1)?.filter((cell) => cell === null)).toHaveLength(1);
    expect(cleared.rows.at(-1)?.[0]).toBeNull();
  });

  test("end the game where the next piece finds no room", () => {
    const rows = empty().map((row, y) => (y > 1 ? rowBut(9) : row));
    const full = dropPiece(game("O", { rows }), random);
    expect(full.state).toBe("over");
    expect(blocksStatus(full)).toContain("Game over");
  });

  test("fall faster with every ten lines", () => {
    expect([0, 9, 10, 25].map(levelOf)).toEqual([1, 1, 2, 3]);
    expect([0, 10, 500].map((lines) => millisecondsOfRow(game("I", { lines })))).toEqual([775, 700, 90]);
  });
});
