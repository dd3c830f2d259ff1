import type { ChartProps, Point } from "@/lib/metrics";
import { LegendEntry, shareOf } from "@/components/charts/legend-entry";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { useStated } from "@/hooks/use-stated";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

const BARS_MAX = 10;

/** A bar for each group. Pointing at one also shows its share; its name switches it off, and the others grow to the new scale. A value below zero has the colour of a warning. */
export function Bars({ label, points, format }: Required<ChartProps>) {
  const hidden = useHiddenLabels();
  const { stated, reaching } = useStated();
  const shown = points.slice(0, BARS_MAX);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(
    ...shown.filter((point) => !hidden.isHidden(point.label)).map((point) => Math.abs(point.value)),
    1e-9,
  );

  function textOf(point: Point): string {
    if (hidden.isHidden(point.label)) return insightWords.leftOut;
    return stated === point.label
      ? `${format(point.value)} · ${shareOf(point.value, total)}`
      : format(point.value);
  }

  return (
    <ul
      role="list"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-sm sm:grid-cols-[fit-content(45%)_minmax(8rem,1fr)_auto] sm:gap-y-1"
    >
      {shown.map((point) => (
        <li
          key={point.label}
          className={cn(
            "col-span-full grid grid-cols-subgrid items-center rounded-md px-1.5",
            stated === point.label && "bg-muted",
          )}
          {...reaching(point.label)}
        >
          <LegendEntry {...point} hidden={hidden} />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-3.5 w-full overflow-hidden rounded-full bg-muted max-sm:order-last max-sm:col-span-full"
          >
            <rect
              width={hidden.isHidden(point.label) ? 0 : (Math.abs(point.value) / most) * 100}
              height="10"
              fill={point.value < 0 ? "var(--destructive)" : point.color}
              className="transition-[width]"
            />
          </svg>
          <span className="min-w-14 text-end font-semibold tabular-nums">{textOf(point)}</span>
        </li>
      ))}
      {points.length > BARS_MAX && (
        <li className="col-span-full px-1.5 text-muted-foreground">
          {insightWords.andMore({ count: points.length - BARS_MAX })}
        </li>
      )}
    </ul>
  );
}
