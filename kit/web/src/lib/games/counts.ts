// Scores as games tell them.
import { formatCount } from "../format";

/** `1 point`, `1,204 points`. */
export function formatPoints(points: number): string {
  return formatCount(points, { one: "point", many: "points" });
}
