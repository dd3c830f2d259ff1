import { PlusIcon, Undo2Icon } from "lucide-react";
import { useState } from "react";
import { CounterCard } from "@/components/insight/counter/counter-card";
import { CounterDays } from "@/components/insight/counter/counter-days";
import { CounterForm } from "@/components/insight/counter/counter-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useInterval } from "@/hooks/use-interval";
import { type Counter, createCounters, dayOf } from "@/lib/insight/counter";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

/** How much a press of a button counts, and whether any amount can be entered, in which unit. */
export interface CounterSettings {
  step?: number;
  hasAmounts?: boolean;
  unit?: string;
}

/** Counts by pressing buttons, each day from zero, keeps the days before, and takes back what was counted by mistake. */
export function CounterBoard({
  labels,
  ...settings
}: CounterSettings & {
  /** What is counted on a first visit. */
  labels: readonly string[];
}) {
  const [kept] = useState(() => createCounters(labels));
  const [today, setToday] = useState(() => dayOf(new Date()));
  const [isAdding, setAdding] = useState(false);
  const [past, setPast] = useState<readonly { id: string; days: Counter["days"] }[]>([]);
  const counters = useCollection(kept);
  useInterval(1_000, () => setToday(dayOf(new Date())));

  function count({ id, days: before }: Stored<Counter>, days: Counter["days"]) {
    setPast([...past, { id, days: before }]);
    kept.update(id, { days });
  }

  function undo() {
    const last = past.at(-1);
    setPast(past.slice(0, -1));
    if (last) kept.update(last.id, { days: last.days });
  }

  return (
    <section aria-label={insightWords.counter} className="flex flex-col gap-6">
      <ul
        role="list"
        className={cn(
          "grid grid-cols-1 gap-6 empty:hidden",
          counters.length > 1 && "sm:grid-cols-2",
          counters.length > 2 && counters.length !== 4 && "xl:grid-cols-3",
        )}
      >
        {counters.map((counter) => (
          <li key={counter.id} className="flex flex-col *:grow">
            <CounterCard
              counters={kept}
              counter={counter}
              today={today}
              settings={settings}
              onCount={(days) => count(counter, days)}
            />
          </li>
        ))}
      </ul>
      {isAdding || counters.length === 0 ? (
        <Card>
          <CounterForm
            title={insightWords.addACounter}
            onSave={(label) => {
              kept.add({ label, days: {} }, "last");
              setAdding(false);
            }}
            onCancel={counters.length === 0 ? undefined : () => setAdding(false)}
          />
        </Card>
      ) : (
        <BoardButtons hasPast={past.length > 0} onUndo={undo} onAdd={() => setAdding(true)} />
      )}
      {counters.length > 0 && <CounterDays counters={counters} unit={settings.unit} />}
    </section>
  );
}

/** The buttons below the counters: back by one count, and one counter more. */
function BoardButtons({
  hasPast,
  onUndo,
  onAdd,
}: {
  hasPast: boolean;
  onUndo: () => void;
  onAdd: () => void;
}) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="outline" disabled={!hasPast} onClick={onUndo}>
        <Undo2Icon />
        {insightWords.undoLastCount}
      </Button>
      <Button variant="outline" onClick={onAdd}>
        <PlusIcon />
        {insightWords.addACounter}
      </Button>
    </div>
  );
}
