import { type ComponentType, useMemo, useState } from "react";
import { LockedRows } from "@/components/account/locked-rows";
import { WidgetGrid } from "@/components/insight/dashboard/widget-grid";
import { useAllRows } from "@/hooks/use-all-rows";
import {
  type DashboardDefinition,
  readRange,
  writeRange,
} from "@/lib/insight/dashboard/dashboard-definition";
import { dayOf, isDated } from "@/lib/insight/dashboard/measures";
import { type TimeRange, periodOf, TIME_RANGES } from "@/lib/insight/dashboard/periods";
import type { WidgetLook } from "@/lib/insight/dashboard/report";
import { SelectField } from "@/components/fields/select-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import * as insightWords from "@/words/insight";

/** Widgets over a range of time that the person chooses. */
export function Dashboard({
  definition,
  download: Download,
}: {
  definition: DashboardDefinition;
  /** Downloads what is shown. */
  download?: ComponentType<{ called: string; shown: readonly WidgetLook[] }>;
}) {
  const [range, setRange] = useState(() => readRange(definition));
  const shown = useShown(definition, range);
  if (shown.length === 0)
    return <LockedRows entities={definition.sources.map(({ entity }) => entity)} />;
  return (
    <section aria-label={insightWords.dashboard} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <RangePicker
          range={range}
          onChange={(next) => {
            setRange(next);
            writeRange(next);
          }}
        />
        {Download && <Download called={definition.report ?? "report"} shown={shown} />}
      </div>
      {definition.note !== "" && <p className="text-sm text-muted-foreground">{definition.note}</p>}
      <WidgetGrid shown={shown} />
    </section>
  );
}

/** The widgets with what they look at. */
function useShown({ sources, widgets }: DashboardDefinition, range: TimeRange): WidgetLook[] {
  const rows = useAllRows(useMemo(() => sources.map(({ entity }) => entity), [sources]));
  return widgets.flatMap((widget) => {
    const at = sources.findIndex(({ entity }) => entity.name === widget.source);
    const source = sources[at];
    // Of rows that are for others there is nothing, not a zero.
    if (source === undefined || (source.entity.locked?.() ?? null) !== null) return [];
    const own = rows[at] ?? [];
    const period = periodOf(range, isDated(source) ? own.map((row) => dayOf(source, row)) : []);
    return [{ widget, look: { source, rows: own, period } }];
  });
}

const OWN_DAYS = [
  { label: insightWords.firstDay, end: "from" },
  { label: insightWords.lastDay, end: "to" },
] as const;

/** The time that all widgets look at. */
function RangePicker({
  range,
  onChange,
}: {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}) {
  const isWrong =
    range.choice === "own" && range.from !== "" && range.to !== "" && range.from > range.to;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={insightWords.timeRange}
        value={range.choice}
        options={TIME_RANGES}
        onChange={(choice) => onChange({ ...range, choice })}
      />
      {range.choice === "own" &&
        OWN_DAYS.map(({ label, end }) => (
          <Field key={end} label={label} required>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={range[end]}
                aria-invalid={isWrong}
                onChange={(event) => onChange({ ...range, [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
      {isWrong && (
        <p role="alert" className="min-h-11 text-sm font-medium text-destructive">
          {insightWords.theFirstDayComesAfter}
        </p>
      )}
    </div>
  );
}
