import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Empty, EmptyContent, EmptyTitle } from "@/components/ui/empty";
import type { Entity, Fields } from "@/lib/entity";
import { words } from "@/lib/words";

/** Says that there are no rows yet, where they are shown but not added, and leads to where they are listed. */
export function NoneYet<F extends Fields>({ entity }: { entity: Entity<F> }) {
  return (
    <Empty>
      <EmptyTitle>{words.empty(entity.noun)}</EmptyTitle>
      <EmptyContent>
        <Button variant="outline" asChild>
          <Link to={entity.home.path}>{words.all(entity.noun)}</Link>
        </Button>
      </EmptyContent>
    </Empty>
  );
}
