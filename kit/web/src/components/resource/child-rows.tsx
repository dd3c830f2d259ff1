import { SectionTitle } from "@/components/layout/page";
import type { CardLayout } from "@/components/resource/resource-card";
import type { RowLayout } from "@/components/resource/row-list";
import { AddLink } from "@/components/resource/row-controls";
import { ShownRows } from "@/components/resource/shown-rows";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, fieldOf, titleOf } from "@/lib/entity";
import { presetTo } from "@/lib/preset";
import * as words from "@/words/general";

interface ChildRowsProps<F extends Fields> {
  entity: Entity<F>;
  /** The references of which one leads to the parent. */
  by: readonly (keyof F & string)[];
  /** The id of the parent's row. */
  parent: string;
  /** What the parent's row is one of. */
  of: Entity;
  /** Whether the way to the page that adds one to the parent stands beside the heading. */
  hasAddLink?: boolean;
  /** Shows cards; without it lines. */
  card?: CardLayout<F>;
  row?: RowLayout<F>;
  /** The fields of which one is the heading of a row that is called after the parent. */
  headings?: readonly (keyof F & string)[];
}

/** The rows that belong to a row of another entity: the tasks of a project. */
export function ChildRows<F extends Fields>({
  entity,
  by,
  parent,
  of,
  hasAddLink = false,
  card,
  row: layout = {},
  headings,
}: ChildRowsProps<F>) {
  const rows = useRows(entity).filter((row) =>
    by.some((name) => fieldOf(entity, name).leadsTo?.(row[name], parent, of.name)),
  );
  const above = useRows(of).find(({ id }) => id === parent);
  // Of rows that are for others, whoever sees none is not told that there are none.
  const isForOthers =
    entity.locked !== undefined &&
    (entity.locked() !== null || !hasAddLink || entity.mayAdd?.() === false);
  if (rows.length === 0 && isForOthers) return null;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SectionTitle>{words.list(entity.noun)}</SectionTitle>
        {hasAddLink && <AddLink entity={entity} preset={presetTo(entity, by, { of, parent })} />}
      </div>
      <ShownRows
        entity={entity}
        rows={rows}
        card={card}
        row={layout}
        said={above && titleOf(of, above)}
        headings={headings}
      />
    </section>
  );
}
