import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { ListRow, type RowLayout } from "@/components/resource/row-list";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import { headingOf } from "@/lib/heading-of";
import * as words from "@/words/general";

interface ShownProps<F extends Fields> {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  /** Shows what cards show; without it lines. */
  card?: CardLayout<F> | undefined;
  row?: RowLayout<F>;
  /** What is known of these rows, such as the row on whose page they stand, and the fields of which one is the heading of a row whose title says no more than that. */
  said?: string | undefined;
  headings?: readonly (keyof F & string)[] | undefined;
  /** Whether they are a few of all rows: then they are not the list of them. */
  isShort?: boolean;
}

/** These rows, which are not searched or filtered. */
export function ShownRows<F extends Fields>({
  entity,
  rows,
  card,
  row: layout = {},
  said = "",
  headings = [],
  isShort = false,
}: ShownProps<F>) {
  if (rows.length === 0) return <Text color="mutedForeground">{words.empty(entity.noun)}.</Text>;
  return (
    <Group
      role="list"
      aria-label={isShort ? undefined : words.list(entity.noun)}
      inset={card?.cover === undefined ? 16 : 104}
    >
      {rows.map((row) => {
        const shown = { entity, row, heading: headingOf({ entity, row, said, headings }) };
        return card === undefined ? (
          <ListRow key={row.id} {...shown} layout={layout} />
        ) : (
          <ResourceCard key={row.id} {...shown} layout={card} />
        );
      })}
    </Group>
  );
}
