// Votes of this browser for rows, and against them: one a row.
import type { ListOrder } from "./rows";
import { readNumber, readText } from "./saved";
import { type Collection, createCollection } from "./store";

export interface Vote {
  /** The id of the row. */
  about: string;
  /** 1 for it, -1 against it. */
  value: number;
}

/** Opens the votes of this name in storage. */
export function createVotes(name: string): Collection<Vote> {
  return createCollection<Vote>({
    name,
    read: (saved) => {
      const value = Math.sign(readNumber(saved["value"]) ?? 0);
      return value === 0 ? null : { about: readText(saved["about"]), value };
    },
  });
}

/** Gives this vote in the place of an earlier one; the same vote again takes it back. */
export function castVote(votes: Collection<Vote>, { about, value }: Vote) {
  const earlier = votes.all().find((vote) => vote.about === about);
  if (earlier !== undefined) votes.remove(earlier.id);
  if (earlier?.value !== value) votes.add({ about, value });
}

/** The sum of the votes on a row. */
export function scoreOf(votes: readonly Vote[], about: string): number {
  return votes.filter((vote) => vote.about === about).reduce((sum, { value }) => sum + value, 0);
}

/** The order of a list by these votes, the highest first. */
export function mostVotes(votes: Collection<Vote>): ListOrder<{ readonly id: string }> {
  const score = ({ id }: { readonly id: string }) => scoreOf(votes.all(), id);
  return {
    value: "most-votes",
    label: "Most votes",
    compare: (left, right) => score(right) - score(left),
  };
}

/** The rows with their scores, the highest first; rows with equal scores keep their order. */
export function rankRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  votes: readonly Vote[],
): readonly { row: Row; score: number }[] {
  return rows
    .map((row) => ({ row, score: scoreOf(votes, row.id) }))
    .toSorted((left, right) => right.score - left.score);
}
