// A league table, worked out from the results of matches.

/** A match of two sides, each by its id with what it scored; null is not known yet. */
export interface Match {
  sides: readonly [string, string];
  scores: readonly [number | null, number | null];
}

/** The points of a win and of a draw; a defeat has none. */
export interface PointsRule {
  win: number;
  draw: number;
}

/** How a side stands: its matches, what it scored and how much more than its opponents, and its points. */
export interface Standing {
  id: string;
  rank: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  difference: number;
  points: number;
}

/** What a side scored in a match that has been played, and its lead; null for other matches. No side plays against itself. */
function resultOf(id: string, { sides, scores }: Match): { scored: number; lead: number } | null {
  const [first, second] = scores;
  if (sides[0] === sides[1] || first === null || second === null) return null;
  if (sides[0] === id) return { scored: first, lead: first - second };
  return sides[1] === id ? { scored: second, lead: second - first } : null;
}

/** The sides by their points, then by the difference of scores, then by what they scored; those equal in all share a rank. */
export function standingsOf(
  ids: readonly string[],
  matches: readonly Match[],
  { win, draw }: PointsRule,
): Standing[] {
  const sides = ids.map((id) => {
    const results = matches.flatMap((match) => resultOf(id, match) ?? []);
    const won = results.filter(({ lead }) => lead > 0).length;
    const drawn = results.filter(({ lead }) => lead === 0).length;
    return {
      id,
      played: results.length,
      won,
      drawn,
      lost: results.length - won - drawn,
      scored: results.reduce((sum, { scored }) => sum + scored, 0),
      difference: results.reduce((sum, { lead }) => sum + lead, 0),
      points: won * win + drawn * draw,
    };
  });
  type Side = (typeof sides)[number];
  const compare = (left: Side, right: Side): number =>
    right.points - left.points || right.difference - left.difference || right.scored - left.scored;
  return sides.toSorted(compare).map((side) => ({
    ...side,
    rank: 1 + sides.filter((other) => compare(other, side) < 0).length,
  }));
}
