import { Link } from "react-router";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { FieldValue } from "@/components/fields/field-value";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { type Fields, type RowProps, fieldOf, isDone, titleOf } from "@/lib/entity";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";

/** The columns of a table; the title stands first. */
export interface TableLayout<F extends Fields> extends RowUses<F> {
  columns: readonly (keyof F & string)[];
}

/** The rows of an entity as a table; on a narrow window each row is a block of its own. */
export function TableList<F extends Fields>({
  table: layout,
  ...options
}: ListOptions<F> & { table: TableLayout<F> }) {
  const { entity } = options;
  const isSeen = (name: string) => entity.maySee?.(name) !== false;
  const table = { ...layout, columns: layout.columns.filter(isSeen) };
  const hasActions = table.actions?.length !== 0 || table.controls !== undefined;
  return (
    <ResourceList {...options}>
      {(rows) => (
        <Table aria-label={words.list(entity.noun)}>
          <TableHeader>
            <TableRow>
              {[entity.title, ...table.columns].map((name) => (
                <TableHead key={name} data-kind={fieldOf(entity, name).kind}>
                  {name === entity.title && entity.titleWith !== undefined
                    ? upperFirst(entity.noun.one)
                    : fieldOf(entity, name).label}
                </TableHead>
              ))}
              {table.flag !== undefined && (
                <TableHead data-kind="flag">{fieldOf(entity, table.flag).label}</TableHead>
              )}
              {hasActions && (
                <TableHead data-kind="actions">
                  <span className="sr-only">{words.actions}</span>
                </TableHead>
              )}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <ResourceRow key={row.id} entity={entity} row={row} layout={table} />
            ))}
          </TableBody>
        </Table>
      )}
    </ResourceList>
  );
}

function ResourceRow<F extends Fields>({
  entity,
  row,
  layout,
}: RowProps<F> & { layout: TableLayout<F> }) {
  const {
    columns,
    editable = [],
    flag,
    isLink = true,
    actions = ["edit", "delete"],
    controls,
  } = layout;
  const title = titleOf(entity, row);
  return (
    <TableRow data-done={isDone(entity, row) || undefined}>
      <TableHead scope="row">
        {isLink ? <Link to={`${entity.rowPath}/${row.id}`}>{title}</Link> : title}
      </TableHead>
      {columns.map((name) => (
        <TableCell
          key={name}
          data-label={fieldOf(entity, name).label}
          data-kind={fieldOf(entity, name).kind}
        >
          {(editable as readonly string[]).includes(name) ? (
            <FieldControl entity={entity} row={row} name={name} hasPage={isLink} />
          ) : (
            <FieldValue field={fieldOf(entity, name)} value={row[name]} isShort />
          )}
        </TableCell>
      ))}
      {flag !== undefined && (
        <TableCell data-label={fieldOf(entity, flag).label} data-kind="flag">
          <FieldControl entity={entity} row={row} name={flag} />
        </TableCell>
      )}
      {(actions.length > 0 || controls !== undefined) && (
        <TableCell data-kind="actions">
          <div className="flex flex-wrap items-center justify-end gap-1">
            {controls?.(row)}
            <RowActions entity={entity} row={row} actions={actions} />
          </div>
        </TableCell>
      )}
    </TableRow>
  );
}
