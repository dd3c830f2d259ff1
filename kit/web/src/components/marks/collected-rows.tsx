import type { LucideIcon } from "lucide-react";
import { CollectButton } from "@/components/marks/collect-button";
import { ShelfSection } from "@/components/marks/shelf-section";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Item, ItemActions, ItemContent, ItemGroup } from "@/components/ui/item";
import type { Entity, Fields } from "@/lib/entity";
import type { Shelf } from "@/lib/shelf";
import * as words from "@/words/general";

interface CollectedRowsProps<F extends Fields> {
  shelf: Shelf;
  icon: LucideIcon;
  entity: Entity<F>;
  /** The heading; what the rows are called where there is none. */
  title?: string;
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
  title,
  facts = [],
  editable = [],
  isLink = true,
}: CollectedRowsProps<F>) {
  return (
    <ShelfSection shelf={shelf} entity={entity} title={title}>
      {(rows) => (
        <ItemGroup aria-label={`${words.list(entity.noun)} ${shelf.place}`}>
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
    </ShelfSection>
  );
}
