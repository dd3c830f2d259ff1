// Scores and times as games tell them.
import { formatCount } from "../format";

/** `1 point`, `1,204 points`. */
export function formatPoints(points: number): string {
  return formatCount(points, { one: "point", many: "points" });
}

/** `1 move`, `24 moves`. */
export function formatMoves(moves: number): string {
  return formatCount(moves, { one: "move", many: "moves" });
}

/** 75 seconds as `1:15`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
