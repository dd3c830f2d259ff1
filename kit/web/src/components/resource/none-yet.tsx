import { useLocation } from "react-router";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import type { Entity, Fields } from "@/lib/entity";
import * as words from "@/words/general";

/** Says that there are no rows yet, where they are shown but not added, and leads to where they are listed, if that is another page. */
export function NoneYet<F extends Fields>({ entity }: { entity: Entity<F> }) {
  const { pathname } = useLocation();
  return (
    <EmptyState title={words.empty(entity.noun)}>
      {entity.home.path !== pathname && (
        <ButtonLink variant="outline" to={entity.home.path}>
          {words.all(entity.noun)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
