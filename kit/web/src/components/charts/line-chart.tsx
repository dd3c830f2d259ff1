import { Bars } from "@/components/charts/bars";
import { Chart } from "@/components/charts/chart";
import type { ChartProps } from "@/lib/metrics";
import { SeriesLines } from "@/components/charts/series-lines";
import { chartColor } from "@/lib/chart-color";
import { formatNumber } from "@/lib/number";

/** One of `SeriesLines` in a frame with its label; a single moment is no course, and is a bar with its number. */
export function LineChart({ label, points, format = formatNumber }: ChartProps) {
  const values = points.map(({ value }) => value);
  return (
    <Chart label={label} isEmpty={points.length === 0}>
      {points.length === 1 ? (
        <Bars label={label} points={points} format={format} />
      ) : (
        <SeriesLines
          label={label}
          moments={points.map((point) => point.label)}
          series={[{ label, color: chartColor(0), values }]}
          format={format}
        />
      )}
    </Chart>
  );
}
