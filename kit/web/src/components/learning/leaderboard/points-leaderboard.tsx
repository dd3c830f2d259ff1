import {
  PeopleLeaderboard,
  type PeopleRanking,
} from "@/components/learning/leaderboard/people-leaderboard";
import { useScores } from "@/hooks/learning/use-scores";
import { useAllRows } from "@/hooks/use-all-rows";
import type { Entity } from "@/lib/entity";
import { earnedPoints } from "@/lib/learning/earned-points";

/** People by what they scored, and by the rows that they added to these entities. */
export function PointsLeaderboard({
  ranking,
  entities,
}: {
  ranking: PeopleRanking;
  entities: readonly Entity[];
}) {
  const scores = useScores();
  const added = useAllRows(entities)
    .flat()
    .map(({ id }) => id);
  return <PeopleLeaderboard ranking={ranking} points={earnedPoints(scores, added)} />;
}
