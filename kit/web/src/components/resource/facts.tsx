import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { FieldControl } from "@/components/resource/row-controls";
import { type Fields, type RowProps, fieldOf, titleOf } from "@/lib/entity";
import type { Field } from "@/lib/fields/field-definition";
import { withoutRepeats } from "@/lib/without-repeats";
import * as words from "@/words/general";

/** Values of a row in one line, without empty ones and what stands there already. Those in `editable` are switched or rated here. */
export function Facts<F extends Fields>({
  entity,
  row,
  names,
  heading = titleOf(entity, row),
  editable = [],
}: RowProps<F> & {
  names: readonly (keyof F & string)[];
  /** What stands above the line. */
  heading?: string;
  editable?: readonly (keyof F & string)[] | undefined;
}) {
  const mayChange = entity.mayChange?.(row) !== false;
  const facts = names
    .filter((name) => entity.maySee?.(name) !== false)
    .map((name) => ({
      name,
      field: fieldOf(entity, name),
      isEditable: editable.includes(name) && mayChange && entity.mayFill?.(name) !== false,
    }))
    .filter(({ name, field, isEditable }) => isEditable || !field.isEmpty(row[name]));
  return (
    <div data-slot="facts" className="text-muted-foreground">
      {withoutRepeats(facts, row, heading).map(({ name, field, isEditable }) => {
        const { icon: Icon, isLabelled = false } = viewOf(field.kind);
        return (
          <span key={name} data-slot="fact" title={field.label} className="inline-flex gap-1.5">
            {isEditable ? (
              <span className="relative z-10 inline-flex items-center gap-1.5">
                <FieldControl entity={entity} row={row} name={name} />
                <span aria-hidden="true">
                  {field.kind === "flag" ? field.format(true) : field.label}
                </span>
              </span>
            ) : (
              <>
                {Icon !== undefined && <Icon aria-hidden="true" className="size-4 shrink-0" />}
                {((isLabelled && needsLabel(field)) || field.isLabelled === true) && (
                  <span>{field.label}</span>
                )}
                <FieldValue field={field} value={row[name]} isShort />
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** A number with a unit says what it is, and a date that is called so. */
function needsLabel({ kind, unit, label }: Field<unknown>): boolean {
  return (kind !== "number" || unit === undefined) && label !== words.date;
}
