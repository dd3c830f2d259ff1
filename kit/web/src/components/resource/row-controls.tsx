// Controls that change a row where it is shown.
import { PencilIcon, PlusIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { StarRating } from "@/components/fields/star-rating";
import { ButtonLink } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon-button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  changeOf,
  fieldOf,
  titleOf,
} from "@/lib/entity";
import { removeWithUndo } from "@/lib/remove-with-undo";
import { words } from "@/lib/words";

interface ControlProps<F extends Fields, Value> extends RowProps<F> {
  field: NamesOf<F, Value>;
}

/** Switches a flag of a row. */
export function FlagControl<F extends Fields>({ entity, row, field }: ControlProps<F, boolean>) {
  const { format, label, meaning } = fieldOf(entity, field);
  return (
    <Checkbox
      aria-label={words.flag(format(true), titleOf(entity, row))}
      title={label}
      data-meaning={meaning}
      checked={row[field] === true}
      onCheckedChange={(checked) => entity.rows.update(row.id, changeOf<F>(field, checked))}
    />
  );
}

/** Rates a row. */
export function RatingControl<F extends Fields>({ entity, row, field }: ControlProps<F, number>) {
  return (
    <StarRating
      label={words.rating(fieldOf(entity, field).label, titleOf(entity, row))}
      value={Number(row[field])}
      max={fieldOf(entity, field).max ?? 5}
      onChange={(value) => entity.rows.update(row.id, changeOf<F>(field, value))}
    />
  );
}

/** Switches or rates a row, by the kind of the field. */
export function FieldControl<F extends Fields>({
  entity,
  row,
  name,
}: RowProps<F> & { name: keyof F & string }) {
  const { kind } = fieldOf(entity, name);
  if (kind === "flag")
    return <FlagControl entity={entity} row={row} field={name as NamesOf<F, boolean>} />;
  return <RatingControl entity={entity} row={row} field={name as NamesOf<F, number>} />;
}

/** The link to the page that adds a row. */
export function AddLink<F extends Fields>({ entity }: { entity: Entity<F> }) {
  return (
    <ButtonLink to={`${entity.rowPath}/new`}>
      <PlusIcon />
      {words.add(entity.noun)}
    </ButtonLink>
  );
}

/** What can be done with a row where it is listed. */
export type RowAction = "edit" | "delete";

/** What a row has for the reader to use, wherever it is listed. */
export interface RowUses<F extends Fields> {
  /** A switch; a row that is done by it stands back in a list. */
  flag?: NamesOf<F, boolean>;
  /** What is switched or rated in the row, of the values that it shows. */
  editable?: readonly NamesOf<F, boolean | number>[];
  /** Whether the title leads to a page of its own: by default on cards and in tables. */
  isLink?: boolean;
  /** What can be done with the row: edit and delete by default, nothing on cards. */
  actions?: readonly RowAction[];
  /** Further controls, before those. */
  controls?: (row: RowOf<F>) => ReactNode;
}

/** Edit and delete, as small buttons at the end of a row. */
export function RowActions<F extends Fields>({
  entity,
  row,
  actions,
}: RowProps<F> & { actions: readonly RowAction[] }) {
  const title = titleOf(entity, row);
  return (
    <>
      {actions.includes("edit") && (
        <ButtonLink
          variant="ghost"
          size="icon"
          to={`${entity.rowPath}/${row.id}/edit`}
          aria-label={words.editRow(title)}
          title="Edit"
        >
          <PencilIcon />
        </ButtonLink>
      )}
      {actions.includes("delete") && (
        <IconButton
          icon={<Trash2Icon />}
          label={words.deleteRow(title)}
          title="Delete"
          onClick={() => deleteRow(entity, row)}
        />
      )}
    </>
  );
}

/** Deletes a row at once and offers to put it back. */
export function deleteRow<F extends Fields>(entity: Entity<F>, row: RowOf<F>) {
  removeWithUndo(entity.rows, { id: row.id, said: words.deleted(titleOf(entity, row)) });
}
