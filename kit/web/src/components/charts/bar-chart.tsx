import { Chart, type ChartProps } from "@/components/charts/chart";
import { formatNumber } from "@/lib/format";

const BARS_MAX = 6;

/** A bar for each group, with its name and its value. */
export function BarChart({ label, points, format = formatNumber }: ChartProps) {
  const most = Math.max(...points.map(({ value }) => value), 1e-9);
  return (
    <Chart label={label} isEmpty={points.length === 0}>
      <dl className="flex flex-col gap-3">
        {points.slice(0, BARS_MAX).map((point) => (
          <div
            key={point.label}
            className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-4 text-sm"
          >
            <dt className="truncate">{point.label}</dt>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full bg-muted"
            >
              <rect width={Math.max(0, (point.value / most) * 100)} height="8" fill={point.color} />
            </svg>
            <dd className="text-right font-semibold tabular-nums">{format(point.value)}</dd>
          </div>
        ))}
      </dl>
      {points.length > BARS_MAX && (
        <p className="text-sm text-muted-foreground">and {points.length - BARS_MAX} more</p>
      )}
    </Chart>
  );
}
