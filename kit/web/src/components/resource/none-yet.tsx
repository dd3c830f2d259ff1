import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import type { Entity, Fields } from "@/lib/entity";
import * as words from "@/words/general";

/** Says that there are no rows yet, where they are shown but not added, and leads to where they are listed. */
export function NoneYet<F extends Fields>({ entity }: { entity: Entity<F> }) {
  return (
    <EmptyState title={words.empty(entity.noun)}>
      <ButtonLink variant="outline" to={entity.home.path}>
        {words.all(entity.noun)}
      </ButtonLink>
    </EmptyState>
  );
}
