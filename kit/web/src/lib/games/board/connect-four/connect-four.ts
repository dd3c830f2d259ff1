// The rules of four in a row. Cells are counted row by row from the top.
import { bestColumn } from "./computer";
import { COLUMNS, type Disc, type Grid, ROWS, dropDisc, gridOutcome, sideToMove } from "./grid";
import type { MatchRules, Opponent } from "../match";

/** How many moves the computer looks beyond its own. */
const DEPTH = { easy: 0, hard: 4 } as const;

/** The rules; one begins. */
export const connectFour: MatchRules<Grid, Disc> = {
  start: Array.from({ length: COLUMNS * ROWS }, () => null),
  sides: ["one", "two"],
  sideToMove,
  outcomeOf: gridOutcome,
  play: dropDisc,
  answer: (grid, strength) => bestColumn(grid, DEPTH[strength]),
};

/** What just happened, in words. */
export function connectFourStatus(grid: Grid, opponent: Opponent): string {
  const outcome = gridOutcome(grid);
  const side = sideToMove(grid);
  if (outcome === "draw") return "A draw: the board is full.";
  if (opponent === "person")
    return outcome === null ? `Player ${side} is next.` : `Player ${outcome} wins!`;
  if (outcome !== null) return outcome === "one" ? "You win!" : "The computer wins.";
  return side === "one" ? "Your turn." : "The computer is thinking…";
}
