import { Bars } from "@/components/charts/bars";
import { Chart } from "@/components/charts/chart";
import type { ChartProps } from "@/lib/metrics";
import { formatNumber } from "@/lib/number";

/** `Bars` in a frame with its label. */
export function BarChart({ label, points, format = formatNumber }: ChartProps) {
  return (
    <Chart label={label} isEmpty={points.length === 0}>
      <Bars label={label} points={points} format={format} />
    </Chart>
  );
}
