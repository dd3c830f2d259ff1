import type { LucideIcon } from "lucide-react";
import { FieldValue } from "@/components/fields/field-value";
import { SectionTitle } from "@/components/layout/page";
import { CollectButton } from "@/components/marks/collect-button";
import { RowLink } from "@/components/resource/row-link";
import { EmptyState } from "@/components/ui/empty";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import { markedRows } from "@/lib/marks";
import type { Shelf } from "@/lib/shelf";
import { words } from "@/lib/words";

interface ComparisonProps<F extends Fields> {
  shelf: Shelf;
  icon: LucideIcon;
  entity: Entity<F>;
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

/** The rows on a shelf side by side, a column each; values that differ are marked. */
export function Comparison<F extends Fields>({
  shelf,
  icon,
  entity,
  isLink = true,
}: ComparisonProps<F>) {
  const rows = markedRows(useRows(entity), useCollection(shelf.marks));
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => name !== entity.title && rows.some((row) => !field.isEmpty(row[name])),
  );
  const differs = (name: string) => new Set(rows.map((row) => JSON.stringify(row[name]))).size > 1;
  const { noun } = entity;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{words.list(noun)}</SectionTitle>
      {rows.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          description={`Choose the ${shelf.sign} beside two ${noun.many} or more to see them side by side.`}
        />
      ) : (
        <Table aria-label={`${words.list(noun)} ${shelf.place}`}>
          <TableHeader>
            <TableRow>
              <TableCell />
              {rows.map((row) => (
                <TableHead key={row.id}>
                  <RowLink entity={entity} row={row} isLink={isLink} />
                  <CollectButton shelf={shelf} icon={icon} entity={entity} row={row} at="row" />
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {fields.map(([name, field]) => (
              <TableRow key={name}>
                <TableHead scope="row">
                  {field.label}
                  {differs(name) && <span title="They differ"> ≠</span>}
                </TableHead>
                {rows.map((row) => (
                  <TableCell key={row.id}>
                    {field.isEmpty(row[name]) ? (
                      "–"
                    ) : (
                      <FieldValue field={field} value={row[name]} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
