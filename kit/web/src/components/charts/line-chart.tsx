import { Chart, type ChartProps } from "@/components/charts/chart";
import { formatNumber } from "@/lib/format";
import type { Point } from "@/lib/metrics";

const WIDTH = 600;
const BASELINE = 152;

/** A line over time, with every value in a table for those who cannot see it. */
export function LineChart({ label, points, format = formatNumber }: ChartProps) {
  const last = points.at(-1);
  return (
    <Chart label={label} isEmpty={last === undefined}>
      {last && (
        <p className="font-heading text-2xl font-bold tabular-nums">
          {format(last.value)}{" "}
          <span className="font-sans text-sm font-normal text-muted-foreground">{last.label}</span>
        </p>
      )}
      <Line points={points} format={format} />
      <div className="flex justify-between gap-4 text-xs wrap-anywhere text-muted-foreground">
        <span>{points[0]?.label}</span>
        {points.length > 1 && <span>{last?.label}</span>}
      </div>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Chart>
  );
}

function Line({ points, format }: { points: readonly Point[]; format: (value: number) => string }) {
  const most = Math.max(...points.map(({ value }) => value), 1e-9);
  const x = (index: number) =>
    points.length === 1 ? WIDTH / 2 : 12 + (index / (points.length - 1)) * (WIDTH - 24);
  const y = (value: number) => BASELINE - (Math.max(0, value) / most) * 132;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 160`}
      preserveAspectRatio="none"
      className="h-32 w-full overflow-visible text-link"
    >
      <path
        d={`M0 ${BASELINE}H${WIDTH}`}
        className="stroke-border"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points.map((point, index) => `${x(index)},${y(point.value)}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {points.map((point, index) => (
        <path
          key={point.label}
          d={`M${x(index)} ${y(point.value)}h0`}
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        >
          <title>{`${point.label}: ${format(point.value)}`}</title>
        </path>
      ))}
    </svg>
  );
}
