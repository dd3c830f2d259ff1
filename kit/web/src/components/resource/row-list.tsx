import { Link } from "react-router";
import { Facts } from "@/components/resource/facts";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { RowAmount } from "@/components/resource/row-amount";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { type Fields, type NamesOf, type RowProps, headingText, isDone } from "@/lib/entity";
import * as words from "@/words/general";

/** What a row of a list shows beside its title. */
export interface RowLayout<F extends Fields> extends RowUses<F> {
  rating?: NamesOf<F, number>;
  /** At the end of the row, set large. */
  amount?: keyof F & string;
  facts?: readonly (keyof F & string)[];
}

/** The rows of an entity as the lines of a list. */
export function RowList<F extends Fields>({
  row: layout,
  ...options
}: ListOptions<F> & { row: RowLayout<F> }) {
  const { entity } = options;
  return (
    <ResourceList {...options}>
      {(rows) => (
        <ItemGroup aria-label={words.list(entity.noun)}>
          {rows.map((row) => (
            <ListRow key={row.id} entity={entity} row={row} layout={layout} />
          ))}
        </ItemGroup>
      )}
    </ResourceList>
  );
}

/** One row as a line of a list. */
export function ListRow<F extends Fields>({
  entity,
  row,
  layout,
  heading,
}: RowProps<F> & {
  layout: RowLayout<F>;
  /** The field that is the heading where the title is not. */
  heading?: (keyof F & string) | undefined;
}) {
  const {
    flag,
    rating,
    amount,
    facts = [],
    editable,
    isLink = false,
    actions = ["edit", "delete"],
    controls,
  } = layout;
  const title = headingText(entity, row, heading);
  return (
    <Item>
      {flag !== undefined && <FieldControl entity={entity} row={row} name={flag} />}
      <ItemContent>
        <ItemTitle isDone={isDone(entity, row)}>
          {isLink ? <Link to={`${entity.rowPath}/${row.id}`}>{title}</Link> : title}
        </ItemTitle>
        {facts.length > 0 && (
          <Facts entity={entity} row={row} names={facts} heading={title} editable={editable} />
        )}
      </ItemContent>
      {rating !== undefined && (
        <FieldControl entity={entity} row={row} name={rating} hasPage={isLink} />
      )}
      {amount !== undefined && <RowAmount entity={entity} row={row} name={amount} />}
      {(actions.length > 0 || controls !== undefined) && (
        <ItemActions>
          {controls?.(row)}
          <RowActions entity={entity} row={row} actions={actions} />
        </ItemActions>
      )}
    </Item>
  );
}
