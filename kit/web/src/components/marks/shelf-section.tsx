import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import { markedRows } from "@/lib/marks";
import type { Shelf } from "@/lib/shelf";
import { words } from "@/lib/words";

/** The rows on a shelf, or how they get there. */
export function ShelfSection<F extends Fields>({
  shelf,
  entity,
  children,
}: {
  shelf: Shelf;
  entity: Entity<F>;
  children: (rows: readonly RowOf<F>[]) => ReactNode;
}) {
  const rows = markedRows(useRows(entity), useCollection(shelf.marks));
  const { noun } = entity;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{words.list(noun)}</SectionTitle>
      {rows.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          description={`Choose the ${shelf.sign} beside one of the ${noun.many} to keep it here.`}
        >
          <ButtonLink to={entity.home.path}>See the {noun.many}</ButtonLink>
        </EmptyState>
      ) : (
        children(rows)
      )}
    </section>
  );
}
