import { useId } from "react";
import { SectionTitle } from "@/components/layout/page";
import { NoneYet } from "@/components/resource/none-yet";
import { RowLink } from "@/components/resource/row-link";
import { RowNames } from "@/components/row-names";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { Item, ItemActions, ItemContent, ItemGroup } from "@/components/ui/item";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type NamesOf, changeOf, titleOf } from "@/lib/entity";
import { upperFirst } from "@/lib/words";
import * as workWords from "@/words/work";

interface AssignmentProps<F extends Fields> {
  entity: Entity<F>;
  /** The field with the name of whoever is assigned. */
  field: NamesOf<F, string>;
  /** Their rows are offered. */
  people?: readonly Entity[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** Who does what: each row with the one to whom it is assigned, and how much everyone has. */
export function AssignmentList<F extends Fields>({
  entity,
  field,
  people = [],
  isLink = false,
}: AssignmentProps<F>) {
  const id = useId();
  const rows = useRows(entity);
  const assigned = rows.map((row) => String(row[field])).filter((name) => name !== "");
  const names = [...new Set(assigned)].toSorted();
  if (rows.length === 0) return <NoneYet entity={entity} />;
  const { many } = entity.noun;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{upperFirst(many)}</SectionTitle>
      {names.length > 0 && (
        <ul role="list" aria-label={workWords.workload} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <Badge variant="secondary">
                {name}: {assigned.filter((other) => other === name).length}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <datalist id={id}>
        {people.map((of) => (
          <RowNames key={of.name} entity={of} />
        ))}
      </datalist>
      <ItemGroup aria-label={workWords.assigned({ many })}>
        {rows.map((row) => (
          <Item key={row.id}>
            <ItemContent>
              <RowLink entity={entity} row={row} isLink={isLink} />
            </ItemContent>
            <ItemActions className="w-full sm:w-56">
              <Input
                aria-label={workWords.assignTo({ title: titleOf(entity, row) })}
                readOnly={entity.mayChange?.(row) === false}
                placeholder={workWords.nobody}
                list={id}
                value={String(row[field])}
                onChange={({ target }) =>
                  entity.rows.update(row.id, changeOf<F>(field, target.value))
                }
              />
            </ItemActions>
          </Item>
        ))}
      </ItemGroup>
    </section>
  );
}
