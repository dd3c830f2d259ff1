import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { ListRow, type RowLayout } from "@/components/resource/row-list";
import { CardGrid } from "@/components/ui/card";
import { ItemGroup } from "@/components/ui/item";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import { headingOf } from "@/lib/heading-of";
import * as words from "@/words/general";

interface ShownProps<F extends Fields> {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  /** Shows cards; without it lines. */
  card?: CardLayout<F> | undefined;
  row?: RowLayout<F>;
  /** What is known of these rows, such as the row on whose page they stand, and the fields of which one is the heading of a row whose title says no more than that. */
  said?: string | undefined;
  headings?: readonly (keyof F & string)[] | undefined;
  /** Whether they are a few of all rows: then they are not the list of them. */
  isShort?: boolean;
  /** Whether cards that would stand alone in another line are left out. */
  fillsLine?: boolean;
}

/** These rows, which are not searched or filtered, as cards or lines. */
export function ShownRows<F extends Fields>({
  entity,
  rows,
  card,
  row: layout = {},
  said = "",
  headings = [],
  isShort = false,
  fillsLine = false,
}: ShownProps<F>) {
  const label = isShort ? undefined : words.list(entity.noun);
  if (rows.length === 0)
    return <p className="text-muted-foreground">{words.empty(entity.noun)}.</p>;
  if (card === undefined)
    return (
      <ItemGroup aria-label={label}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            entity={entity}
            row={row}
            layout={layout}
            heading={headingOf({ entity, row, said, headings })}
          />
        ))}
      </ItemGroup>
    );
  return (
    <CardGrid aria-label={label} data-short={fillsLine || undefined}>
      {rows.map((row) => (
        <li key={row.id} className="min-w-0">
          <ResourceCard
            entity={entity}
            row={row}
            layout={card}
            heading={headingOf({ entity, row, said, headings })}
          />
        </li>
      ))}
    </CardGrid>
  );
}
