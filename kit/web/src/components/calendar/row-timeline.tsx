import { SectionTitle } from "@/components/layout/page";
import { RowLink } from "@/components/resource/row-link";
import { Card } from "@/components/ui/card";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, NamesOf } from "@/lib/entity";
import { formatDate } from "@/lib/format";
import { barsOf } from "@/lib/schedule";

interface TimelineProps<F extends Fields> {
  entity: Entity<F>;
  /** The first day of a row. */
  start: NamesOf<F, string>;
  /** Its last day. */
  end: NamesOf<F, string>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** The rows with a first and a last day as bars over all the days that they span. */
export function RowTimeline<F extends Fields>({
  entity,
  start,
  end,
  isLink = false,
}: TimelineProps<F>) {
  const bars = barsOf(useRows(entity), { start, end });
  const first = bars[0]?.start ?? "";
  const last = bars.reduce((latest, bar) => (bar.end > latest ? bar.end : latest), "");
  if (bars.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>Timeline</SectionTitle>
      <Card>
        <p className="flex justify-between text-sm text-muted-foreground">
          <time dateTime={first}>{formatDate(first)}</time>
          <time dateTime={last}>{formatDate(last)}</time>
        </p>
        <ul
          role="list"
          aria-label={`Timeline of ${entity.noun.many}`}
          className="flex flex-col gap-4"
        >
          {bars.map((bar) => (
            <li
              key={bar.row.id}
              className="grid gap-1.5 md:grid-cols-[14rem_minmax(0,1fr)] md:items-center md:gap-4"
            >
              <div className="min-w-0">
                <RowLink entity={entity} row={bar.row} isLink={isLink} />
                <p className="text-sm text-muted-foreground">
                  {formatDate(bar.start)} – {formatDate(bar.end)}
                </p>
              </div>
              <div aria-hidden="true" className="h-3 rounded-full bg-muted">
                <div
                  className="h-full min-w-2 rounded-full bg-primary"
                  style={{ marginLeft: `${bar.left}%`, width: `${bar.width}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
