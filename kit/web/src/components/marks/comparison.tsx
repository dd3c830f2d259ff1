import type { LucideIcon } from "lucide-react";
import { FieldValue } from "@/components/fields/field-value";
import { CollectButton } from "@/components/marks/collect-button";
import { ShelfSection } from "@/components/marks/shelf-section";
import { RowLink } from "@/components/resource/row-link";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import type { Shelf } from "@/lib/shelf";
import * as words from "@/words/general";
import * as communityWords from "@/words/community";

interface ComparisonProps<F extends Fields> {
  shelf: Shelf;
  icon: LucideIcon;
  entity: Entity<F>;
  /** The heading; what the rows are called where there is none. */
  title?: string;
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

/** The rows on a shelf side by side, a column each; values that differ are marked. */
export function Comparison<F extends Fields>({
  shelf,
  icon,
  entity,
  title,
  isLink = true,
}: ComparisonProps<F>) {
  const fieldsOf = (rows: readonly RowOf<F>[]) =>
    Object.entries(entity.fields).filter(
      ([name, field]) => name !== entity.title && rows.some((row) => !field.isEmpty(row[name])),
    );
  return (
    <ShelfSection shelf={shelf} entity={entity} title={title}>
      {(rows) => (
        <Table aria-label={`${words.list(entity.noun)} ${shelf.place}`}>
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
            {fieldsOf(rows).map(([name, field]) => (
              <TableRow key={name}>
                <TableHead scope="row">
                  {field.label}
                  {new Set(rows.map((row) => JSON.stringify(row[name]))).size > 1 && (
                    <span title={communityWords.theyDiffer}> ≠</span>
                  )}
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
    </ShelfSection>
  );
}
