import { PencilIcon, RotateCcwIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { AmountForm } from "@/components/insight/counter/amount-form";
import type { CounterSettings } from "@/components/insight/counter/counter-board";
import { CounterForm } from "@/components/insight/counter/counter-form";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { type Counter, countOn, totalOf, withCount, withMore } from "@/lib/insight/counter";
import { formatNumber } from "@/lib/number";
import { removeWithUndo } from "@/lib/remove-with-undo";
import type { Collection, Stored } from "@/lib/store";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** What is counted: how much today in big digits, the buttons that count, and how much in all. */
export function CounterCard({
  counters,
  counter,
  today,
  settings: { step = 1, hasAmounts = false, unit },
  onCount,
}: {
  counters: Collection<Counter>;
  counter: Stored<Counter>;
  today: string;
  settings: CounterSettings;
  /** Counts: the days of the counter from now on. */
  onCount: (days: Counter["days"]) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const { id, label } = counter;
  const count = countOn(counter, today);
  return (
    <Card role="group" aria-label={label} className="gap-4">
      <CardHeader className="flex-nowrap">
        <CardTitle level="h2">{label}</CardTitle>
        <CounterActions
          label={label}
          isEditing={isEditing}
          onReset={count === 0 ? undefined : () => onCount(withCount(counter, today, 0))}
          onEdit={() => setEditing(!isEditing)}
          onDelete={() =>
            removeWithUndo(counters, { id, said: words.deletedRow({ title: label }) })
          }
        />
      </CardHeader>
      <CountedToday label={label} count={count} unit={unit} />
      <CountButtons
        label={label}
        step={step}
        count={count}
        onCount={(amount) => onCount(withMore(counter, today, amount))}
      />
      {hasAmounts && (
        <AmountForm
          label={label}
          unit={unit}
          onAdd={(amount) => onCount(withMore(counter, today, amount))}
        />
      )}
      <p className="text-center text-muted-foreground">
        {insightWords.inTotal({ total: withUnit(totalOf(counter), unit) })}
      </p>
      {isEditing && (
        <CounterForm
          title={insightWords.changeOf({ title: label })}
          label={label}
          onSave={(changed) => {
            counters.update(id, { label: changed });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
    </Card>
  );
}

/** What is done with a counter besides counting; there is nothing to reset at zero. */
function CounterActions({
  label,
  isEditing,
  onReset,
  onEdit,
  onDelete,
}: {
  label: string;
  isEditing: boolean;
  onReset: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <CardAction>
      <IconButton
        icon={<RotateCcwIcon />}
        label={insightWords.resetOf({ title: label })}
        disabled={onReset === undefined}
        onClick={onReset}
      />
      <IconButton
        icon={<PencilIcon />}
        label={words.editRow({ title: label })}
        aria-expanded={isEditing}
        onClick={onEdit}
      />
      <IconButton
        icon={<Trash2Icon />}
        label={words.deleteRow({ title: label })}
        onClick={onDelete}
      />
    </CardAction>
  );
}

/** "12 m", or "12" of what has no unit. */
function withUnit(count: number, unit: string | undefined): string {
  return unit === undefined ? formatNumber(count) : `${formatNumber(count)} ${unit}`;
}

/** Today's number in big digits. */
function CountedToday({
  label,
  count,
  unit,
}: {
  label: string;
  count: number;
  unit: string | undefined;
}) {
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p
        role="figure"
        aria-label={`${label}: ${formatNumber(count)}`}
        className="max-w-full font-heading text-8xl leading-none font-bold text-link tabular-nums"
      >
        {formatNumber(count)}
      </p>
      <p className="text-lg font-semibold">
        {unit === undefined ? insightWords.countedToday : `${unit} ${insightWords.countedToday}`}
      </p>
    </div>
  );
}

/** The buttons that count: the one for more is the biggest of the page. */
function CountButtons({
  label,
  step,
  count,
  onCount,
}: {
  label: string;
  step: number;
  count: number;
  onCount: (amount: number) => void;
}) {
  const [more, less] = [`+${formatNumber(step)}`, `−${formatNumber(step)}`];
  return (
    <div className="flex gap-3">
      <Button
        variant="outline"
        aria-label={`${less} ${label}`}
        className="min-h-20 min-w-20 text-2xl font-bold tabular-nums"
        disabled={count === 0}
        onClick={() => onCount(-step)}
      >
        {less}
      </Button>
      <Button
        aria-label={`${more} ${label}`}
        className="min-h-20 grow text-4xl font-bold tabular-nums"
        onClick={() => onCount(step)}
      >
        {more}
      </Button>
    </div>
  );
}
