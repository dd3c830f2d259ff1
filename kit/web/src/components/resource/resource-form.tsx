import { PlusIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { lineWidth } from "@/components/fields/line-width";
import { viewOf } from "@/components/fields/view-of";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { type FormPart, useFieldsForm } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, type ValuesOf, askedFields } from "@/lib/entity";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";

interface FormProps<F extends Fields> {
  entity: Entity<F>;
  /** The row whose values the form begins with; empty values without one. */
  row?: RowOf<F>;
  submitLabel: string;
  onSubmit: (values: ValuesOf<F>, saveParts: (row: string) => void) => void;
}

/** Whether the form of an entity asks for a field. */
const isAskedIn =
  <F extends Fields>({ mayFill }: Entity<F>) =>
  (name: string) =>
    mayFill?.(name) !== false;

/** A form with every field of an entity, and with the parts that are stored apart from its row. */
export function ResourceForm<F extends Fields>({
  entity,
  row,
  preset,
  submitLabel,
  onSubmit,
  cancelTo,
  parts = [],
}: FormProps<F> & {
  /** What the form of a new row begins with. */
  preset?: Partial<ValuesOf<F>> | undefined;
  /** Where one leaves it; nowhere for a form that stands in a page. */
  cancelTo?: string;
  parts?: readonly FormPart[];
}) {
  const beginning: Partial<ValuesOf<F>> = Object.assign({}, entity.beginning?.(), preset);
  const { errors, handleSubmit } = useFieldsForm(entity.fields, onSubmit, {
    parts,
    isAsked: isAskedIn(entity),
  });
  return (
    <Card className="max-w-3xl">
      <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {askedFields(entity).map(([name, field]) => (
          <div
            key={name}
            className={cn(
              "flex min-w-0 flex-col",
              (viewOf(field.kind).isWide === true ||
                (name === entity.title && entity.titleWith === undefined)) &&
                "sm:col-span-2",
            )}
          >
            <FieldInput
              field={field}
              name={name}
              value={row === undefined ? (beginning[name] ?? field.initial?.()) : row[name]}
              error={errors[name]}
            />
          </div>
        ))}
        {parts.map((part, at) => (
          <div key={at} className="min-w-0 sm:col-span-2">
            {part.input({ row: row?.id, errors })}
          </div>
        ))}
        <div className="flex flex-wrap gap-3 border-t border-border pt-6 sm:col-span-2">
          <Button type="submit" className="wrap-anywhere">
            {submitLabel}
          </Button>
          {cancelTo !== undefined && (
            <ButtonLink variant="outline" to={cancelTo}>
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </form>
    </Card>
  );
}

/** A form in one line, for entities with few fields. A new row is not asked for its flags. */
export function LineForm<F extends Fields>({ entity, row, submitLabel, onSubmit }: FormProps<F>) {
  const { errors, handleSubmit } = useFieldsForm(entity.fields, onSubmit, {
    isAsked: isAskedIn(entity),
  });
  const beginning: Partial<ValuesOf<F>> = entity.beginning?.() ?? {};
  const asked = askedFields(entity).filter(([, { kind }]) => row !== undefined || kind !== "flag");
  return (
    <Card className="sm:p-6">
      <form
        noValidate
        onSubmit={handleSubmit}
        aria-label={submitLabel}
        className="flex flex-wrap items-start gap-4"
      >
        {asked.map(([name, field]) => (
          <div
            key={name}
            className={cn(
              "flex min-w-0 flex-col",
              lineWidth(field.kind),
              name === entity.title && "flex-[2_1_14rem]",
            )}
          >
            <FieldInput
              field={field}
              name={name}
              value={row === undefined ? (beginning[name] ?? field.initial?.()) : row[name]}
              error={errors[name]}
            />
          </div>
        ))}
        <Button type="submit" className="mt-6.5 wrap-anywhere max-sm:mt-0 max-sm:w-full">
          {row === undefined && <PlusIcon />}
          {submitLabel}
        </Button>
      </form>
    </Card>
  );
}

/** The line above a list in which its rows are added. */
export function AddLine<F extends Fields>({ entity }: { entity: Entity<F> }) {
  useRows(entity);
  if (entity.mayAdd?.() === false) return null;
  return (
    <LineForm
      entity={entity}
      submitLabel={words.add(entity.noun)}
      onSubmit={(values) => entity.rows.add(values)}
    />
  );
}
