import { NothingIn, RowTable } from "@/components/insight/dashboard/widget-tables";
import { Bars } from "@/components/charts/bars";
import { Lines } from "@/components/charts/lines";
import { Ring } from "@/components/charts/ring";
import type { Widget } from "@/lib/insight/dashboard/dashboard";
import {
  type Look,
  measureFormat,
  measureOf,
  partsOf,
  rowsIn,
  seriesOf,
  withRest,
} from "@/lib/insight/dashboard/measures";

/** What a widget shows, drawn as its shape says. */
export function WidgetBody({ widget, look }: { widget: Widget; look: Look }) {
  const format = measureFormat(widget, look.source);
  switch (widget.shape) {
    case "figure":
      return <Figure widget={widget} look={look} />;
    case "line":
      return <Lines label={widget.title} format={format} {...seriesOf(widget, look)} />;
    case "table":
      return <RowTable widget={widget} look={look} />;
    default: {
      const points = partsOf(widget, look);
      if (points.length === 0) return <NothingIn look={look} />;
      if (widget.shape === "bars")
        return <Bars label={widget.title} points={points} format={format} />;
      return <Ring label={widget.title} points={withRest(points)} format={format} />;
    }
  }
}

/** One number, with its course as a small line. */
function Figure({ widget, look }: { widget: Widget; look: Look }) {
  const value = measureOf(widget, rowsIn(look), look);
  const values =
    seriesOf({ ...widget, by: widget.measure === "groups" ? widget.by : null }, look).series[0]
      ?.values ?? [];
  const most = Math.max(...values.map((each) => each ?? 0), 1e-9);
  const points = values.map(
    (each, index) =>
      `${(index / Math.max(1, values.length - 1)) * 100},${28 - ((each ?? 0) / most) * 26}`,
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-heading text-3xl font-bold tracking-tight tabular-nums">
        {value === null ? "–" : measureFormat(widget, look.source)(value)}
      </p>
      {new Set(values).size > 1 && (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 30"
          preserveAspectRatio="none"
          className="h-8 w-full text-link"
        >
          <polyline
            points={points.join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}
