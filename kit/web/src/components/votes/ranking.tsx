import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { ItemTitle } from "@/components/ui/item";
import { Progress } from "@/components/ui/progress";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import type { Collection } from "@/lib/store";
import { type Vote, rankRows } from "@/lib/votes";
import { words } from "@/lib/words";

interface RankingProps<F extends Fields> {
  votes: Collection<Vote>;
  entity: Entity<F>;
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

const NOUN = { one: "vote", many: "votes" };

/** The rows by their votes, the highest score first. */
export function Ranking<F extends Fields>({ votes, entity, isLink = true }: RankingProps<F>) {
  const cast = useCollection(votes);
  const ranked = rankRows(useRows(entity), cast);
  const most = Math.max(1, ...ranked.map(({ score }) => score));
  return (
    <Card role="region" aria-label={`Results of ${entity.noun.many}`}>
      <SectionTitle>{words.list(entity.noun)}</SectionTitle>
      <p className="text-muted-foreground">
        {formatCount(cast.length, NOUN)} from this browser so far.
      </p>
      <ol
        role="list"
        aria-label={`Ranking of ${entity.noun.many}`}
        className="flex flex-col divide-y divide-border"
      >
        {ranked.map(({ row, score }) => (
          <li key={row.id} className="flex flex-col gap-2 py-3">
            <span className="flex items-baseline justify-between gap-4">
              <ItemTitle className="min-w-0">
                {isLink ? (
                  <Link to={`${entity.rowPath}/${row.id}`}>{titleOf(entity, row)}</Link>
                ) : (
                  titleOf(entity, row)
                )}
              </ItemTitle>
              <span data-slot="amount" className="shrink-0 tabular-nums">
                {formatCount(score, NOUN)}
              </span>
            </span>
            <Progress aria-hidden="true" value={score} max={most} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
