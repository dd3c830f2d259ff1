// Entries in the order of their points.

export interface RankingEntry {
  id: string;
  name: string;
  points: number;
  /** Whether it is the entry of the person at this browser. */
  isOwn?: boolean;
  /** The page of the entry. */
  path?: string;
}

export type RankedEntry = RankingEntry & { rank: number };

/** The entries with the highest first; those with equal points share a rank. */
export function rank(entries: readonly RankingEntry[]): RankedEntry[] {
  return entries
    .toSorted((left, right) => right.points - left.points)
    .map((entry) => ({
      ...entry,
      rank: 1 + entries.filter(({ points }) => points > entry.points).length,
    }));
}
