import type { ReactNode } from "react";
import { FieldValue } from "@/components/fields/field-value";
import { SectionTitle } from "@/components/layout/page";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { useRows } from "@/hooks/use-rows";
import {
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  changeOf,
  fieldOf,
  seenFields,
  titleOf,
} from "@/lib/entity";
import type { Lines } from "@/lib/row-lines";
import * as words from "@/words/general";

/** The lines of a row on its page, with the totals of some of their values. */
export function LineTable<F extends Fields>({
  entity,
  by,
  parent,
  totals = [],
  editable = [],
  controls,
}: Lines<F> & {
  /** The id of the row. */
  parent: string;
  totals?: readonly NamesOf<F, number | null>[];
  /** What is switched in place, by whoever may change the row. */
  editable?: readonly NamesOf<F, boolean>[];
  /** What is done with a line. */
  controls?: (row: RowOf<F>) => ReactNode;
}) {
  const rows = useRows(entity).filter((row) => row[by] === parent);
  const shown = seenFields(entity).flatMap(([name]) => (name === by ? [] : [name]));
  const [first = entity.title, ...names] = shown;
  // Of lines that are for others, whoever sees none is not told that there are none.
  if (rows.length === 0 && (entity.locked?.() ?? null) !== null) return null;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{words.list(entity.noun)}</SectionTitle>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">{words.empty(entity.noun)}.</p>
      ) : (
        <Table aria-label={words.list(entity.noun)}>
          <TableHeader>
            <TableRow>
              {[first, ...names].map((name) => (
                <TableHead key={name} data-kind={fieldOf(entity, name).kind}>
                  {fieldOf(entity, name).label}
                </TableHead>
              ))}
              {controls !== undefined && (
                <TableHead data-kind="actions">
                  <span className="sr-only">{words.actions}</span>
                </TableHead>
              )}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <LineRow
                key={row.id}
                entity={entity}
                row={row}
                names={[first, ...names]}
                editable={editable}
                {...(controls && { controls })}
              />
            ))}
            {totals.length > 0 && (
              <TableRow data-total="">
                <TableHead scope="row">{words.total}</TableHead>
                {names.map((name) => {
                  const total = totals.find((one) => one === name);
                  const value = total === undefined ? undefined : totalOf(rows, total);
                  return <Cell key={name} entity={entity} name={name} value={value} />;
                })}
                {controls !== undefined && <TableCell data-kind="actions" />}
              </TableRow>
            )}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

/** A line: its name, its values, and what is done with it. */
function LineRow<F extends Fields>({
  entity,
  row,
  names: [first = entity.title, ...names],
  editable,
  controls,
}: RowProps<F> & {
  names: readonly string[];
  editable: readonly NamesOf<F, boolean>[];
  controls?: (row: RowOf<F>) => ReactNode;
}) {
  return (
    <TableRow>
      <TableHead scope="row">
        <FieldValue field={fieldOf(entity, first)} value={row[first]} isShort />
      </TableHead>
      {names.map((name) =>
        editable.some((one) => one === name) ? (
          <TableCell key={name} data-label={fieldOf(entity, name).label} data-kind="flag">
            <LineFlag entity={entity} row={row} name={name} />
          </TableCell>
        ) : (
          <Cell key={name} entity={entity} name={name} value={row[name]} />
        ),
      )}
      {controls !== undefined && (
        <TableCell data-kind="actions">
          <div className="flex flex-wrap justify-end gap-2">{controls(row)}</div>
        </TableCell>
      )}
    </TableRow>
  );
}

/** The sum of a value of some lines. */
export function totalOf<F extends Fields>(
  rows: readonly RowOf<F>[],
  name: NamesOf<F, number | null>,
): number {
  return rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
}

/** A yes or no of a line, called like the line and the field. */
function LineFlag<F extends Fields>({
  entity,
  row,
  name,
}: RowProps<F> & { name: keyof F & string }) {
  const field = fieldOf(entity, name);
  if (entity.mayChange?.(row) === false || entity.mayFill?.(name) === false)
    return <FieldValue field={field} value={row[name]} isShort />;
  return (
    <Checkbox
      aria-label={words.flag({ state: field.label, title: titleOf(entity, row) })}
      checked={row[name] === true}
      onCheckedChange={(isOn) => entity.rows.update(row.id, changeOf<F>(name, isOn))}
    />
  );
}

/** The value of a line in one column; an empty cell without one. */
function Cell<F extends Fields>({
  entity,
  name,
  value,
}: Pick<Lines<F>, "entity"> & { name: keyof F & string; value: unknown }) {
  const field = fieldOf(entity, name);
  return (
    <TableCell data-label={field.label} data-kind={field.kind}>
      {value !== undefined && <FieldValue field={field} value={value} isShort />}
    </TableCell>
  );
}
