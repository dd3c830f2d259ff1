import type { ReactNode } from "react";
import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Facts } from "@/components/resource/facts";
import { Button } from "@/components/ui/button";
import { Empty, EmptyContent, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { formatMoment } from "@/lib/format";
import { type Marks, markedRows } from "@/lib/marks";
import { words } from "@/lib/words";

/** Which rows of an entity a list may show, and what it says of each. */
export interface MarkedRowsProps<F extends Fields> {
  entity: Entity<F>;
  marks: Marks;
  facts?: readonly (keyof F & string)[];
  /** The facts that are switched or rated here. */
  editable?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

interface ListProps<F extends Fields> extends MarkedRowsProps<F> {
  /** The name of the list. */
  label: string;
  /** What is said where no row is marked. */
  empty: { title: string; hint: string };
  /** Whether each row says when it was marked. */
  isTimed?: boolean;
  /** What can be done with all of them. */
  actions?: ReactNode;
  /** At the end of each row. */
  control?: (row: RowOf<F>) => ReactNode;
}

/** The rows that a person marked. */
export function MarkedRows<F extends Fields>({
  entity,
  marks,
  label,
  empty,
  isTimed = false,
  actions,
  control,
  ...shown
}: ListProps<F>) {
  const marked = markedRows(useRows(entity), useCollection(marks));
  const { facts = [], editable = [], isLink = true } = shown;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionTitle>{words.list(entity.noun)}</SectionTitle>
        {marked.length > 0 && actions}
      </div>
      {marked.length === 0 && (
        <Empty>
          <EmptyTitle>{empty.title}</EmptyTitle>
          <EmptyDescription>{empty.hint}</EmptyDescription>
          <EmptyContent>
            <Button asChild>
              <Link to={entity.home.path}>See the {entity.noun.many}</Link>
            </Button>
          </EmptyContent>
        </Empty>
      )}
      {marked.length > 0 && (
        <ItemGroup aria-label={label}>
          {marked.map(({ row, at }) => (
            <Item key={row.id}>
              <ItemContent>
                <ItemTitle>
                  {isLink ? (
                    <Link to={`${entity.rowPath}/${row.id}`}>{titleOf(entity, row)}</Link>
                  ) : (
                    titleOf(entity, row)
                  )}
                </ItemTitle>
                {facts.length > 0 && (
                  <Facts entity={entity} row={row} names={facts} editable={editable} />
                )}
              </ItemContent>
              {isTimed && (
                <time dateTime={at} className="shrink-0 text-sm text-muted-foreground">
                  {formatMoment(at)}
                </time>
              )}
              {control !== undefined && <ItemActions>{control(row)}</ItemActions>}
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
