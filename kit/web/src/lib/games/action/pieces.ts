// The seven pieces of falling blocks, and where their cells are.

/** All pieces. */
export const PIECES = ["I", "J", "L", "O", "S", "T", "Z"] as const;

/** A piece, by the letter that it looks like. */
export type Piece = (typeof PIECES)[number];

/** A cell of the well, from its upper left corner. */
export interface WellCell {
  x: number;
  y: number;
}

/** Each piece as it comes in. */
const PIECE_ROWS: Readonly<Record<Piece, readonly string[]>> = {
  I: ["....", "xxxx", "....", "...."],
  J: ["x..", "xxx", "..."],
  L: ["..x", "xxx", "..."],
  O: ["xx", "xx"],
  S: [".xx", "xx.", "..."],
  T: [".x.", "xxx", "..."],
  Z: ["xx.", ".xx", "..."],
};

/** The four cells of a piece after so many quarter turns to the right, from the corner of its own grid. */
export function cellsOfPiece(piece: Piece, turns: number): WellCell[] {
  const rows = PIECE_ROWS[piece];
  const last = rows.length - 1;
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === "x" ? [{ x, y }] : [])),
  );
  return Array.from({ length: turns % 4 }).reduce<WellCell[]>(
    (turned) => turned.map(({ x, y }) => ({ x: last - y, y: x })),
    cells,
  );
}
