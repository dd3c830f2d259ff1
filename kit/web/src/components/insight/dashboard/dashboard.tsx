import { type ComponentType, useMemo, useState } from "react";
import { RangePicker } from "@/components/insight/dashboard/range-picker";
import { WidgetGrid } from "@/components/insight/dashboard/widget-grid";
import { useAllRows } from "@/hooks/use-all-rows";
import { type DashboardDefinition, readRange, writeRange } from "@/lib/insight/dashboard/dashboard";
import { dayOf, isDated } from "@/lib/insight/dashboard/measures";
import { type TimeRange, periodOf } from "@/lib/insight/dashboard/periods";
import type { WidgetLook } from "@/lib/insight/dashboard/report";

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
