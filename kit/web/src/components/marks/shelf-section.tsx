import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import { useOwnMarks } from "@/hooks/use-own-marks";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import { markedRows } from "@/lib/marks";
import type { Shelf } from "@/lib/shelf";
import * as words from "@/words/general";
import * as communityWords from "@/words/community";

/** The rows on a shelf, or how they get there. */
export function ShelfSection<F extends Fields>({
  shelf,
  entity,
  title,
  children,
}: {
  shelf: Shelf;
  entity: Entity<F>;
  /** Its heading; what the rows are called where there is none. */
  title?: string | undefined;
  children: (rows: readonly RowOf<F>[]) => ReactNode;
}) {
  const rows = markedRows(useRows(entity), useOwnMarks(shelf.marks));
  const { noun } = entity;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{title ?? words.list(noun)}</SectionTitle>
      {rows.length === 0 ? (
        <EmptyState
          title={communityWords.nothingHereYet}
          description={communityWords.keepHere({ sign: shelf.sign, many: noun.many })}
        >
          <ButtonLink to={entity.home.path}>{communityWords.seeRows(noun)}</ButtonLink>
        </EmptyState>
      ) : (
        children(rows)
      )}
    </section>
  );
}
