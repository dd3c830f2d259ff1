import { Chart, type ChartProps } from "@/components/charts/chart";
import { formatNumber } from "@/lib/format";

/** The gap between two shares, in hundredths of the ring. */
const GAP = 0.8;

/** Each group's share of the whole; a color never stands without its name and value. */
export function RingChart({ label, points, format = formatNumber }: ChartProps) {
  const total = points.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const shares = points.map(({ value }) => (total === 0 ? 0 : (Math.max(0, value) / total) * 100));
  return (
    <Chart label={label} isEmpty={points.length === 0}>
      <div className="flex grow flex-wrap items-center gap-x-6 gap-y-4">
        <svg aria-hidden="true" viewBox="0 0 42 42" className="size-28 shrink-0 -rotate-90">
          {points.map((point, index) => {
            const length = Math.max(0, (shares[index] ?? 0) - GAP);
            const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
            return (
              <circle
                key={point.label}
                cx="21"
                cy="21"
                r="15.915"
                fill="none"
                strokeWidth="6"
                stroke={point.color}
                strokeDasharray={`${length} ${100 - length}`}
                strokeDashoffset={-before}
              />
            );
          })}
        </svg>
        <dl className="flex max-w-md min-w-40 flex-1 flex-col gap-2 text-sm">
          {points.map((point) => (
            <div key={point.label} className="flex items-center gap-3">
              <dt className="flex min-w-0 flex-1 items-center gap-3">
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-full"
                  style={{ background: point.color }}
                />
                <span className="truncate">{point.label}</span>
              </dt>
              <dd className="font-semibold tabular-nums">{format(point.value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Chart>
  );
}
