// What games of two sides on a board have in common.
import type { Random } from "../random";

/** Whom one plays against: another person at the same screen, or a computer of this strength. */
export type Opponent = "person" | "easy" | "hard";

/** The rules of a game of two sides that move in turn. Boards never change: a move gives another one. */
export interface MatchRules<Board, Side extends string> {
  start: Board;
  /** The first side begins; it is the person's when the computer plays. */
  sides: readonly [first: Side, second: Side];
  sideToMove(board: Board): Side;
  /** Null while the game goes on. */
  outcomeOf(board: Board): Side | "draw" | null;
  /** The board after a move to this place; the same board where that is not possible. */
  play(board: Board, place: number): Board;
  /** Where the computer moves. */
  answer(board: Board, strength: "easy" | "hard", random: Random): number | undefined;
}
