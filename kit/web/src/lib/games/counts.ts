// Scores as games tell them.
import * as gamesWords from "../../words/games";

/** `1 point`, `1,204 points`. */
export function formatPoints(points: number): string {
  return gamesWords.pointsCounted({ count: points });
}
