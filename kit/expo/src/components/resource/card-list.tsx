import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { Group } from "@/components/ui/group";
import type { Fields } from "@/lib/entity";
import * as words from "@/words/general";

/** The rows of an entity, each with what its card shows. */
export function CardList<F extends Fields>({
  card,
  ...options
}: ListOptions<F> & { card: CardLayout<F> }) {
  const { entity } = options;
  return (
    <ResourceList {...options}>
      {(rows) => (
        <Group
          role="list"
          aria-label={words.list(entity.noun)}
          inset={card.cover === undefined ? 16 : 104}
        >
          {rows.map((row) => (
            <ResourceCard key={row.id} entity={entity} row={row} layout={card} />
          ))}
        </Group>
      )}
    </ResourceList>
  );
}
