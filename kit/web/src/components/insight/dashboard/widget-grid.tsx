import { type ReactNode, useMemo, useState } from "react";
import { WidgetCard } from "@/components/insight/dashboard/widget-card";
import { useAllRows } from "@/hooks/use-all-rows";
import {
  type DashboardDefinition,
  type DashboardLayout,
  moveTo,
} from "@/lib/insight/dashboard/dashboard";
import { type Look, dayOf, isDated } from "@/lib/insight/dashboard/measures";
import { periodOf } from "@/lib/insight/dashboard/periods";
import { cn } from "@/lib/utils";

/** How wide the figures and the charts are, by the number of columns. */
const SPANS: Readonly<Record<string, { grid: string; figure: string; chart: string }>> = {
  one: { grid: "grid-cols-1 sm:grid-cols-2", figure: "", chart: "sm:col-span-2" },
  two: { grid: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4", figure: "", chart: "sm:col-span-2" },
  three: {
    grid: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-6",
    figure: "lg:col-span-2",
    chart: "sm:col-span-2",
  },
};

interface GridProps {
  definition: DashboardDefinition;
  layout: DashboardLayout;
  onChange: (changes: Partial<DashboardLayout>) => void;
  isArranged: boolean;
}

/** The widgets in their order. While they are arranged they can be dragged. */
export function WidgetGrid({ definition, layout, onChange, isArranged }: GridProps) {
  const looks = useLooks(definition, layout);
  const shown = layout.order.filter((id) => !layout.hidden.includes(id));
  const { grid, spanOf } = spansOf(definition, layout, shown);
  return (
    <ul role="list" aria-label="Widgets" className={cn("grid gap-5", grid)}>
      {shown.map((id, index) => {
        const widget = definition.widgets.find((candidate) => candidate.id === id);
        const look = looks.get(widget?.source ?? "");
        if (widget === undefined || look === undefined) return null;
        const arrangement = {
          isFirst: index === 0,
          isLast: index === shown.length - 1,
          onMove: (by: -1 | 1) =>
            onChange({ order: moveTo(layout.order, id, shown[index + by] ?? id) }),
          onHide: () => onChange({ hidden: [...layout.hidden, id] }),
          onShape: (shape: typeof widget.shape) =>
            onChange({ shapes: { ...layout.shapes, [id]: shape } }),
        };
        return (
          <DraggableItem
            key={id}
            id={id}
            className={spanOf(widget.shape === "figure", index)}
            isDraggable={isArranged}
            onDropped={(from) => {
              if (shown.includes(from)) onChange({ order: moveTo(layout.order, from, id) });
            }}
          >
            <WidgetCard
              widget={{ ...widget, shape: layout.shapes[id] ?? widget.shape }}
              look={look}
              arrangement={isArranged ? arrangement : null}
            />
          </DraggableItem>
        );
      })}
    </ul>
  );
}

/** What widgets look at, by the name of the entity. */
function useLooks(
  { sources }: DashboardDefinition,
  { range }: DashboardLayout,
): ReadonlyMap<string, Look> {
  const rows = useAllRows(useMemo(() => sources.map(({ entity }) => entity), [sources]));
  return new Map(
    sources.map((source, index) => {
      const own = rows[index] ?? [];
      const period = periodOf(range, isDated(source) ? own.map((row) => dayOf(source, row)) : []);
      return [source.entity.name, { source, rows: own, period }];
    }),
  );
}

/** The classes of the grid and its items; the last item fills a row that would stay half empty. */
function spansOf(
  { widgets }: DashboardDefinition,
  { columns }: DashboardLayout,
  shown: readonly string[],
) {
  const span = SPANS[columns] ?? { grid: "", figure: "", chart: "" };
  const figures = widgets.filter(
    ({ id, shape }) => shape === "figure" && shown.includes(id),
  ).length;
  const areFiguresWhole = figures % 4 === 0;
  const isUneven =
    columns === "two" && (areFiguresWhole ? shown.length - figures : shown.length) % 2 === 1;
  return {
    grid: span.grid,
    spanOf: (isFigure: boolean, index: number) =>
      cn(
        isFigure && areFiguresWhole ? span.figure : span.chart,
        isUneven && index === shown.length - 1 && "lg:col-span-full",
      ),
  };
}

function DraggableItem({
  id,
  className,
  isDraggable,
  onDropped,
  children,
}: {
  id: string;
  className: string;
  isDraggable: boolean;
  /** Gets the id of the item that was dropped here. */
  onDropped: (id: string) => void;
  children: ReactNode;
}) {
  const [isDragged, setDragged] = useState(false);
  return (
    <li
      className={cn("min-w-0", className, isDragged && "opacity-60")}
      draggable={isDraggable}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", id);
        setDragged(true);
      }}
      onDragEnd={() => setDragged(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropped(event.dataTransfer.getData("text/plain"));
      }}
    >
      {children}
    </li>
  );
}
