import { BarChart } from "@/components/charts/bar-chart";
import { LogForm } from "@/components/log/log-form";
import { LogList, LogTotal } from "@/components/log/log-list";
import { SectionTitle } from "@/components/layout/page";
import { Card, CardHeader } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Log, amountsByRow } from "@/lib/log";
import { upperFirst } from "@/lib/words";
import * as workWords from "@/words/work";

/** The entries on all rows with their total, a form for the next one, and the amounts by row. */
export function LogOverview({ log }: { log: Log }) {
  const entries = useCollection(log.entries);
  useRows(log.entity);
  const { many } = log.noun;
  return (
    <section aria-label={upperFirst(many)} className="flex flex-col gap-5">
      <Card>
        <CardHeader>
          <SectionTitle>{upperFirst(many)}</SectionTitle>
          <LogTotal log={log} entries={entries} />
        </CardHeader>
        <LogForm log={log} />
        <LogList log={log} label={workWords.all({ many })} entries={entries} isNamed />
      </Card>
      {log.amount !== undefined && entries.length > 0 && (
        <BarChart
          label={workWords.by({ many, one: log.entity.noun.one })}
          points={amountsByRow(log, entries)}
          format={log.amount.format}
        />
      )}
    </section>
  );
}
