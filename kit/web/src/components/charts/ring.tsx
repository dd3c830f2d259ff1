import type { ChartProps } from "@/lib/metrics";
import { LegendEntry, shareOf } from "@/components/charts/legend-entry";
import { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { useStated } from "@/hooks/use-stated";
import * as insightWords from "@/words/insight";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Each group's share of the whole. Pointing at a part shows its share; a name in the legend switches its part off. */
export function Ring({ label, points, format }: Required<ChartProps>) {
  const hidden = useHiddenLabels();
  const pointer = useStated();
  const values = points.map((point) =>
    hidden.isHidden(point.label) ? 0 : Math.max(0, point.value),
  );
  const all = total(values);
  const shares = values.map((value) => (all === 0 ? 0 : (value / all) * 100));
  const stated = points.find(
    (point) => point.label === pointer.stated && !hidden.isHidden(point.label),
  );
  const middle = format(stated?.value ?? all);
  return (
    <div className="flex grow flex-wrap items-center gap-x-6 gap-y-4">
      <div className="relative grid size-40 shrink-0 place-items-center">
        <svg aria-hidden="true" viewBox="0 0 42 42" className="size-full -rotate-90">
          <circle cx="21" cy="21" r="15.915" fill="none" strokeWidth="5" className="stroke-muted" />
          {points.map((point, index) => (
            <circle
              key={point.label}
              cx="21"
              cy="21"
              r="15.915"
              fill="none"
              strokeWidth={pointer.stated === point.label ? 6.5 : 5}
              stroke={point.color}
              strokeDasharray={`${Math.max(0, (shares[index] ?? 0) - 0.6)} 100`}
              strokeDashoffset={-total(shares.slice(0, index))}
              {...pointer.pointing(point.label)}
            />
          ))}
        </svg>
        <p className="pointer-events-none absolute max-w-24 text-center text-xs text-muted-foreground">
          <span
            className="block font-heading leading-tight font-bold whitespace-nowrap text-card-foreground tabular-nums"
            style={{ fontSize: `${Math.min(1.125, 7.5 / middle.length)}rem` }}
          >
            {middle}
          </span>
          <span className="line-clamp-3">
            {stated ? `${stated.label}, ${shareOf(stated.value, all)}` : insightWords.together}
          </span>
        </p>
      </div>
      <ul role="list" aria-label={label} className="flex min-w-40 flex-1 flex-col gap-1 text-sm">
        {points.map((point) => (
          <li
            key={point.label}
            className="flex items-center justify-between gap-3"
            {...pointer.reaching(point.label)}
          >
            <LegendEntry {...point} hidden={hidden} />
            <span className="max-w-3/4 shrink-0 text-end font-semibold tabular-nums">
              {hidden.isHidden(point.label) ? insightWords.leftOut : format(point.value)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
