import type { Series } from "@/lib/metrics";

const GRID = [0, 0.25, 0.5, 0.75, 1];

/** The drawing of lines with `count` moments, of which `at` is marked. */
export function LineCanvas({
  series,
  count,
  at,
}: {
  series: readonly Series[];
  count: number;
  at: number;
}) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(...all, 1e-9);
  const least = Math.min(0, ...all);
  const x = (index: number) => (count < 2 ? 300 : 6 + (index / (count - 1)) * 588);
  const y = (value: number) => 166 - ((value - least) / (most - least)) * 152;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 174"
      preserveAspectRatio="none"
      className="h-44 w-full touch-pan-y overflow-visible"
    >
      {GRID.map((share) => (
        <path
          key={share}
          d={`M0 ${166 - share * 152}H600`}
          className="stroke-border"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M${x(at)} 6V166`}
        className="stroke-muted-foreground"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      {series.map(({ label, values, color }) => {
        const marked = values[at];
        return (
          <g key={label} stroke={color} fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path
              d={linePath(values, { x, y })}
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
            {typeof marked === "number" && (
              <path
                d={`M${x(at)} ${y(marked)}h0`}
                strokeWidth="10"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The path through all values, broken where there is none. */
function linePath(
  values: readonly (number | null)[],
  { x, y }: { x: (index: number) => number; y: (value: number) => number },
): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const isOn = typeof values[index - 1] === "number";
      return `${isOn ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}${isOn ? "" : "h0"}`;
    })
    .join("");
}
