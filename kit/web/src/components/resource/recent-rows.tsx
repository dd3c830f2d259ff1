import { useId } from "react";
import { SectionTitle } from "@/components/layout/page";
import type { CardLayout } from "@/components/resource/resource-card";
import type { RowLayout } from "@/components/resource/row-list";
import { ShownRows } from "@/components/resource/shown-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import * as words from "@/words/general";

interface RecentProps<F extends Fields> {
  entity: Entity<F>;
  title: string;
  /** Whether the text above says the title. */
  isTitled?: boolean;
  /** Without a link to all of them, whose page is for some people only. */
  isAlone?: boolean;
  /** The number of rows at most. */
  limit: number;
  /** Whether cards that would stand alone in another line are left out. */
  fillsLine?: boolean;
  /** Which rows are meant; all without it. */
  only?: (row: RowOf<F>) => boolean;
  /** Shows cards; without it lines. */
  card?: CardLayout<F>;
  row?: RowLayout<F>;
}

/** The first rows of an entity, or of those that are meant, with a link to all of them. */
export function RecentRows<F extends Fields>({
  entity,
  title,
  isTitled = false,
  isAlone = false,
  limit,
  fillsLine = false,
  only,
  card,
  row = {},
}: RecentProps<F>) {
  const heading = useId();
  const all = useRows(entity);
  const rows = (only === undefined ? all : all.filter(only)).slice(0, limit);
  return (
    <section
      aria-labelledby={isTitled ? undefined : heading}
      aria-label={isTitled ? title : undefined}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {!isTitled && <SectionTitle id={heading}>{title}</SectionTitle>}
        {!isAlone && (
          <ButtonLink variant="link" size="sm" to={entity.home.path}>
            {words.all(entity.noun)}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 && all.length > 0 ? (
        <p className="text-muted-foreground">{words.nothingNow}</p>
      ) : (
        <ShownRows
          entity={entity}
          rows={rows}
          card={card}
          row={row}
          isShort
          fillsLine={fillsLine}
        />
      )}
    </section>
  );
}
