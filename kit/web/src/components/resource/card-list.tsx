import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { CardGrid } from "@/components/ui/card";
import type { Fields } from "@/lib/entity";
import * as words from "@/words/general";

/** The rows of an entity as cards. */
export function CardList<F extends Fields>({
  card,
  ...options
}: ListOptions<F> & { card: CardLayout<F> }) {
  const { entity } = options;
  return (
    <ResourceList {...options}>
      {(rows) => (
        <CardGrid aria-label={words.list(entity.noun)}>
          {rows.map((row) => (
            <li key={row.id} className="min-w-0">
              <ResourceCard entity={entity} row={row} layout={card} />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceList>
  );
}
