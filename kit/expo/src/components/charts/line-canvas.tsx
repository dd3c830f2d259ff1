import Svg, { Circle, G, Path } from "react-native-svg";
import { colorIn, useColors } from "@/hooks/use-colors";
import type { Series } from "@/lib/metrics";

const [WIDTH, HEIGHT] = [340, 160];
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
  const colors = useColors();
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(...all, 1e-9);
  const least = Math.min(0, ...all);
  const x = (index: number) => (count < 2 ? WIDTH / 2 : 6 + (index / (count - 1)) * (WIDTH - 12));
  const y = (value: number) => HEIGHT - 8 - ((value - least) / (most - least)) * (HEIGHT - 16);
  return (
    <Svg
      aria-hidden
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {GRID.map((share) => (
        <Path
          key={share}
          d={`M0 ${HEIGHT - 8 - share * (HEIGHT - 16)}H${WIDTH}`}
          stroke={colors.cardBorder}
          strokeWidth={1}
        />
      ))}
      <Path
        d={`M${x(at)} 6V${HEIGHT - 8}`}
        stroke={colors.cardMutedForeground}
        strokeWidth={1}
        strokeDasharray="3 3"
      />
      {series.map(({ label, values, color }) => {
        const marked = values[at];
        const ink = colorIn(colors, color);
        return (
          <G key={label}>
            <Path
              d={pathOf(values, { x, y })}
              stroke={ink}
              fill="none"
              strokeWidth={2.5}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            {typeof marked === "number" && <Circle cx={x(at)} cy={y(marked)} r={5} fill={ink} />}
          </G>
        );
      })}
    </Svg>
  );
}

/** The path through all values, broken where there is none. */
function pathOf(
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
