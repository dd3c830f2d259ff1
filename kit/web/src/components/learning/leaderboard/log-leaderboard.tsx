import {
  PeopleLeaderboard,
  type PeopleRanking,
} from "@/components/learning/leaderboard/people-leaderboard";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, NamesOf } from "@/lib/entity";
import { sum } from "@/lib/metrics";

/** People by the rows that they log: by the sum of a field, or by their number. */
export function LogLeaderboard<F extends Fields>({
  ranking,
  entity,
  field,
}: {
  ranking: PeopleRanking;
  entity: Entity<F>;
  field?: NamesOf<F, number | null>;
}) {
  const rows = useRows(entity);
  return (
    <PeopleLeaderboard
      ranking={ranking}
      points={field === undefined ? rows.length : sum(entity, rows, field)}
    />
  );
}
