import { SectionCard } from "@/components/layout/section-card";
import { RankingTable } from "@/components/learning/leaderboard/ranking-table";
import { useContestEntry } from "@/hooks/learning/use-contest-entry";
import { usePerson } from "@/hooks/use-person";
import { type TriviaContest, contestRanking, describeStanding } from "@/lib/learning/trivia";

/** The players of a contest by their points. */
export function ContestLeaderboard({ contest }: { contest: TriviaContest }) {
  const entry = useContestEntry(contest);
  const { name } = usePerson();
  const players = contestRanking(contest, { entry, name });
  return (
    <SectionCard title="Leaderboard" className="gap-4">
      <p className="text-muted-foreground">
        {describeStanding(players)} The other players are samples.
      </p>
      <RankingTable label="Leaderboard" measure="Points" entries={players} />
    </SectionCard>
  );
}
