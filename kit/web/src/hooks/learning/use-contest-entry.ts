import { useCollection } from "@/hooks/use-collection";
import { type ContestEntry, type TriviaContest, contestEntries } from "@/lib/learning/trivia";
import type { Stored } from "@/lib/store";

/** The person's entry in a contest; null before they enroll. */
export function useContestEntry({ id }: TriviaContest): Stored<ContestEntry> | null {
  return useCollection(contestEntries).find(({ contest }) => contest === id) ?? null;
}
