import type { LucideIcon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { CollectButton } from "@/components/marks/collect-button";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import { markedRows } from "@/lib/marks";
import type { Shelf } from "@/lib/shelf";
import { words } from "@/lib/words";

interface CollectedRowsProps<F extends Fields> {
  shelf: Shelf;
  icon: LucideIcon;
  entity: Entity<F>;
  facts?: readonly (keyof F & string)[];
  /** The facts that are switched or rated here. */
  editable?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

/** The rows on a shelf. */
export function CollectedRows<F extends Fields>({
  shelf,
  icon,
  entity,
  facts = [],
  editable = [],
  isLink = true,
}: CollectedRowsProps<F>) {
  const rows = markedRows(useRows(entity), useCollection(shelf.marks));
  const { noun } = entity;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{words.list(noun)}</SectionTitle>
      {rows.length === 0 && (
        <EmptyState
          title="Nothing here yet"
          description={`Choose the ${shelf.sign} beside one of the ${noun.many} to keep it here.`}
        >
          <ButtonLink to={entity.home.path}>See the {noun.many}</ButtonLink>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ItemGroup aria-label={`${words.list(noun)} ${shelf.place}`}>
          {rows.map((row) => (
            <Item key={row.id}>
              <ItemContent>
                <RowLink entity={entity} row={row} isLink={isLink} />
                {facts.length > 0 && (
                  <Facts entity={entity} row={row} names={facts} editable={editable} />
                )}
              </ItemContent>
              <ItemActions>
                <CollectButton shelf={shelf} icon={icon} entity={entity} row={row} at="row" />
              </ItemActions>
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
