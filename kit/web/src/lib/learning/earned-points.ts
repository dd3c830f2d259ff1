// What the person at this browser has earned: what they scored, and points for every row that they added.
import type { Score } from "./scores";

const POINTS_OF_ROW = 10;

/** What scores and rows with these ids have earned. Samples do not count: their ids have a hyphen, those of added rows do not. */
export function earnedPoints(scores: readonly Score[], ids: readonly string[]): number {
  const added = ids.filter((id) => !id.includes("-")).length;
  return scores.reduce((total, { points }) => total + points, 0) + added * POINTS_OF_ROW;
}
