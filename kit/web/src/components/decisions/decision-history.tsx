import { DecisionFacts } from "@/components/decisions/decision-facts";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { decisions, decisionsOn } from "@/lib/decisions";
import type { Fields, RowProps } from "@/lib/entity";
import * as workWords from "@/words/work";

/** What was decided on a row, the latest first; nothing before the first decision. */
export function DecisionHistory<F extends Fields>({ entity, row }: RowProps<F>) {
  const own = decisionsOn(useCollection(decisions), entity, row.id);
  if (own.length === 0) return null;
  return (
    <Card className="gap-4">
      <SectionTitle>{workWords.decisions}</SectionTitle>
      <ol role="list" aria-label={workWords.decisions} className="flex flex-col gap-4">
        {own.map((decision) => (
          <li key={decision.at} className="flex flex-col gap-1">
            <DecisionFacts decision={decision} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
