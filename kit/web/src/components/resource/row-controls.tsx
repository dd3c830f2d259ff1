// Controls that change a row where it is shown.
import { PencilIcon, PlusIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { DeleteRow } from "@/components/resource/delete-row";
import { ButtonLink } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon-button";
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
import { useErrand } from "@/hooks/use-errand";
import { useRows } from "@/hooks/use-rows";
import type { Field } from "@/lib/fields/field-definition";
import type { Preset } from "@/lib/preset";
import * as words from "@/words/general";

/** Switches or rates a row, by the kind of the field. Where the row `hasPage` of its own, its only rating is given there first: without a value it shows nothing. */
export function FieldControl<F extends Fields>({
  entity,
  row,
  name,
  hasPage = false,
}: RowProps<F> & { name: keyof F & string; hasPage?: boolean }) {
  const field = fieldOf(entity, name);
  const ratings = Object.values<Field<unknown>>(entity.fields).filter(
    ({ kind }) => kind === "rating",
  );
  if (hasPage && ratings.length === 1 && ratings[0] === field && field.isEmpty(row[name]))
    return null;
  const { Control } = viewOf(field.kind);
  if (entity.mayChange?.(row) === false || entity.mayFill?.(name) === false)
    return <FieldValue field={field} value={row[name]} isShort />;
  return (
    Control && (
      <Control
        field={field}
        value={row[name]}
        title={titleOf(entity, row)}
        onChange={(value) => entity.rows.update(row.id, changeOf<F>(name, value))}
      />
    )
  );
}

/** The link to the page that adds a row, or to what has to be done before; `preset` is what its form then begins with. */
export function AddLink<F extends Fields>({
  entity,
  preset = null,
}: {
  entity: Entity<F>;
  preset?: Preset<F> | null;
}) {
  // Who may add one follows who is logged in, as the rows do.
  useRows(entity);
  const errand = useErrand();
  if (entity.mayAdd?.(preset?.values) === false) {
    // Where the rows are not seen either, their place says what comes first.
    const isLocked = (entity.locked?.() ?? null) !== null;
    const before = isLocked ? null : (entity.beforeAdding?.() ?? null);
    return (
      before && (
        <ButtonLink variant="outline" to={before.path} state={errand(before.label)}>
          {before.label}
        </ButtonLink>
      )
    );
  }
  return (
    <ButtonLink to={`${entity.rowPath}/new${preset?.query ?? ""}`}>
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
  if (entity.mayChange?.(row) === false) return null;
  return (
    <>
      {actions.includes("edit") && (
        <ButtonLink
          variant="ghost"
          size="icon"
          to={`${entity.rowPath}/${row.id}/edit`}
          aria-label={words.editRow({ title })}
          title={words.edit}
        >
          <PencilIcon />
        </ButtonLink>
      )}
      {actions.includes("delete") && (
        <DeleteRow
          entity={entity}
          row={row}
          button={(begin) => (
            <IconButton
              icon={<Trash2Icon />}
              label={words.deleteRow({ title })}
              title={words.remove}
              onClick={begin}
            />
          )}
        />
      )}
    </>
  );
}
