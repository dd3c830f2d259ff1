import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Facts } from "@/components/resource/facts";
import { type CardLayout, ResourceCard } from "@/components/resource/resource-card";
import { FieldValue } from "@/components/fields/field-value";
import { Button } from "@/components/ui/button";
import { CardGrid } from "@/components/ui/card";
import { Item, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, fieldOf, titleOf } from "@/lib/entity";
import { words } from "@/lib/words";

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
        <Button variant="link" size="sm" asChild>
          <Link to={entity.home.path}>{words.all(entity.noun)}</Link>
        </Button>
      </div>
      {rows.length === 0 && <p className="text-muted-foreground">{words.empty(entity.noun)}.</p>}
      {rows.length > 0 && card !== undefined && (
        <CardGrid data-short>
          {rows.map((row) => (
            <li key={row.id} className="min-w-0">
              <ResourceCard entity={entity} row={row} layout={card} />
            </li>
          ))}
        </CardGrid>
      )}
      {rows.length > 0 && card === undefined && (
        <ItemGroup>
          {rows.map((row) => (
            <Item key={row.id}>
              <ItemContent>
                <ItemTitle>
                  {isLink ? (
                    <Link to={`${entity.rowPath}/${row.id}`} className="py-0.5">
                      {titleOf(entity, row)}
                    </Link>
                  ) : (
                    titleOf(entity, row)
                  )}
                </ItemTitle>
                {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
              </ItemContent>
              {amount !== undefined && (
                <span
                  data-slot="amount"
                  className="shrink-0 text-right whitespace-nowrap tabular-nums"
                >
                  <FieldValue field={fieldOf(entity, amount)} value={row[amount]} isShort />
                </span>
              )}
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
