import { Chart } from "@/components/charts/chart";
import { Ring } from "@/components/charts/ring";
import type { ChartProps } from "@/lib/metrics";
import { formatNumber } from "@/lib/number";

/** `Ring` in a frame with its label. */
export function RingChart({ label, points, format = formatNumber }: ChartProps) {
  return (
    <Chart label={label} isEmpty={points.length === 0}>
      <Ring label={label} points={points} format={format} />
    </Chart>
  );
}
