import {
  PeopleLeaderboard,
  type PeopleRanking,
} from "@/components/learning/leaderboard/people-leaderboard";
import { useEarnedPoints } from "@/hooks/learning/use-earned-points";
import type { Entity } from "@/lib/entity";

/** People by what they scored, and by the rows that they added to these entities. */
export function PointsLeaderboard({
  ranking,
  entities,
}: {
  ranking: PeopleRanking;
  entities: readonly Entity[];
}) {
  return <PeopleLeaderboard ranking={ranking} points={useEarnedPoints(entities)} />;
}
