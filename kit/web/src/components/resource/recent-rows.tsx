import { SectionTitle } from "@/components/layout/page";
import type { CardLayout } from "@/components/resource/resource-card";
import { ShownRows } from "@/components/resource/shown-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import * as words from "@/words/general";

interface RecentProps<F extends Fields> {
  entity: Entity<F>;
  title: string;
  /** The number of rows at most. */
  limit: number;
  /** Shows cards; without it lines. */
  card?: CardLayout<F>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** At the end of a line, set large. */
  amount?: keyof F & string;
  facts?: readonly (keyof F & string)[];
}

/** The newest rows of an entity, with a link to all of them. */
export function RecentRows<F extends Fields>({
  entity,
  title,
  limit,
  card,
  isLink = false,
  amount,
  facts = [],
}: RecentProps<F>) {
  const rows = useRows(entity).slice(0, limit);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <SectionTitle>{title}</SectionTitle>
        <ButtonLink variant="link" size="sm" to={entity.home.path}>
          {words.all(entity.noun)}
        </ButtonLink>
      </div>
      <ShownRows
        entity={entity}
        rows={rows}
        card={card}
        row={{ isLink, facts, actions: [], ...(amount !== undefined && { amount }) }}
        isShort
      />
    </section>
  );
}
