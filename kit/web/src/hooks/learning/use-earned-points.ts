import { useAllRows } from "@/hooks/use-all-rows";
import { useScores } from "@/hooks/learning/use-scores";
import type { Entity } from "@/lib/entity";
import { earnedPoints } from "@/lib/learning/earned-points";

/** What the person has earned by scores and by rows that they added to these entities. */
export function useEarnedPoints(entities: readonly Entity[]): number {
  const scores = useScores();
  const rows = useAllRows(entities);
  return earnedPoints(
    scores,
    rows.flat().map(({ id }) => id),
  );
}
