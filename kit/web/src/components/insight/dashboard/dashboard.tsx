import { type ComponentType, useId, useMemo, useState } from "react";
import { WidgetGrid } from "@/components/insight/dashboard/widget-grid";
import { useAllRows } from "@/hooks/use-all-rows";
import { type DashboardDefinition, readRange, writeRange } from "@/lib/insight/dashboard/dashboard";
import { dayOf, isDated } from "@/lib/insight/dashboard/measures";
import { type TimeRange, periodOf, TIME_RANGES } from "@/lib/insight/dashboard/periods";
import type { WidgetLook } from "@/lib/insight/dashboard/report";
import { SelectField } from "@/components/fields/select-field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

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
  return (
    <section aria-label="Dashboard" className="flex flex-col gap-5">
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
    if (source === undefined) return [];
    const own = rows[at] ?? [];
    const period = periodOf(range, isDated(source) ? own.map((row) => dayOf(source, row)) : []);
    return [{ widget, look: { source, rows: own, period } }];
  });
}

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
        label="Time range"
        value={range.choice}
        options={TIME_RANGES}
        onChange={(choice) => onChange({ ...range, choice })}
      />
      {range.choice === "own" && (
        <>
          <DayInput
            label="First day"
            value={range.from}
            isWrong={isWrong}
            onChange={(from) => onChange({ ...range, from })}
          />
          <DayInput
            label="Last day"
            value={range.to}
            isWrong={isWrong}
            onChange={(to) => onChange({ ...range, to })}
          />
        </>
      )}
      {isWrong && (
        <p role="alert" className="min-h-11 text-sm font-medium text-destructive">
          The first day comes after the last.
        </p>
      )}
    </div>
  );
}

function DayInput({
  label,
  value,
  isWrong,
  onChange,
}: {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (day: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
