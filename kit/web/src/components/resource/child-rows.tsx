import { SectionTitle } from "@/components/layout/page";
import type { CardLayout } from "@/components/resource/resource-card";
import type { RowLayout } from "@/components/resource/row-list";
import { ShownRows } from "@/components/resource/shown-rows";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, NamesOf } from "@/lib/entity";
import * as words from "@/words/general";

interface ChildRowsProps<F extends Fields> {
  entity: Entity<F>;
  /** The references of which one leads to the parent. */
  by: readonly NamesOf<F, string>[];
  /** The id of the parent's row. */
  parent: string;
  /** Shows cards; without it lines. */
  card?: CardLayout<F>;
  row?: RowLayout<F>;
}

/** The rows that belong to a row of another entity, with what they say: the tasks of a project. */
export function ChildRows<F extends Fields>({
  entity,
  by,
  parent,
  card,
  row: layout = {},
}: ChildRowsProps<F>) {
  const rows = useRows(entity).filter((row) => by.some((name) => row[name] === parent));
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{words.list(entity.noun)}</SectionTitle>
      <ShownRows entity={entity} rows={rows} card={card} row={layout} />
    </section>
  );
}
