import { RankingTable } from "@/components/learning/leaderboard/ranking-table";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type NamesOf, titleOf } from "@/lib/entity";

import * as words from "@/words/general";
import * as learningWords from "@/words/learning";

/** The rows of an entity by a number. */
export function RowLeaderboard<F extends Fields>({
  title,
  entity,
  field,
  measure,
  isLink = false,
}: {
  title: string;
  entity: Entity<F>;
  field: NamesOf<F, number | null>;
  /** The name of the number. */
  measure: string;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}) {
  const entries = useRows(entity).map((row) => ({
    id: row.id,
    name: titleOf(entity, row),
    points: Number(row[field] ?? 0),
    ...(isLink && { path: `${entity.rowPath}/${row.id}` }),
  }));
  return (
    <section aria-label={title}>
      <Card>
        {entries.length > 0 ? (
          <RankingTable label={title} measure={measure} entries={entries} />
        ) : (
          <EmptyState
            title={words.empty(entity.noun)}
            description={learningWords.rankedHere({ one: entity.noun.one, label: measure })}
          />
        )}
      </Card>
    </section>
  );
}
