import { StyleSheet, View } from "react-native";
import { FieldInput } from "@/components/fields/field-input";
import { viewOf } from "@/components/fields/view-of";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Form } from "@/components/ui/form";
import { Group } from "@/components/ui/group";
import type { FormErrors } from "@/hooks/use-form";
import { type FormPart, useFieldsForm } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, type ValuesOf, askedFields } from "@/lib/entity";
import type { Field } from "@/lib/fields/field-definition";
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
  const { errors, handleSubmit, form, round } = useFieldsForm(entity.fields, onSubmit, {
    parts,
    isAsked: isAskedIn(entity),
  });
  return (
    <Form form={form} round={round} onSubmit={handleSubmit} style={styles.form}>
      <FormFields
        fields={askedFields(entity)}
        errors={errors}
        valueOf={(name, field) =>
          row === undefined ? (beginning[name] ?? field.initial?.()) : row[name]
        }
      />
      {parts.map((part, at) => (
        <View key={at}>{part.input({ row: row?.id, errors })}</View>
      ))}
      <View style={styles.actions}>
        <Button onClick={handleSubmit}>{submitLabel}</Button>
        {cancelTo !== undefined && (
          <ButtonLink variant="ghost" to={cancelTo} isBack>
            {words.cancel}
          </ButtonLink>
        )}
      </View>
    </Form>
  );
}

type NamedField = [name: string, field: Field<unknown>];

/** The controls of fields; those in cells that follow each other stand in one group. */
function FormFields({
  fields,
  errors,
  valueOf,
}: {
  fields: readonly NamedField[];
  errors: FormErrors;
  valueOf: (name: string, field: Field<unknown>) => unknown;
}) {
  const isCell = ([, { kind }]: NamedField) => viewOf(kind).isCell === true;
  const runs = fields.reduce<NamedField[][]>((all, field) => {
    const last = all.at(-1);
    if (last?.[0] !== undefined && isCell(last[0]) && isCell(field)) last.push(field);
    else all.push([field]);
    return all;
  }, []);
  return runs.map((run) => {
    const inputs = run.map(([name, field]) => (
      <FieldInput
        key={name}
        field={field}
        name={name}
        value={valueOf(name, field)}
        error={errors[name]}
      />
    ));
    return run[0] !== undefined && isCell(run[0]) ? (
      <Group key={run[0][0]}>{inputs}</Group>
    ) : (
      inputs
    );
  });
}

/** A form of few fields, for entities whose rows are added where they are listed. A new row is not asked for its flags. */
export function LineForm<F extends Fields>({ entity, row, submitLabel, onSubmit }: FormProps<F>) {
  const { errors, handleSubmit, form, round } = useFieldsForm(entity.fields, onSubmit, {
    isAsked: isAskedIn(entity),
  });
  const asked = askedFields(entity).filter(([, { kind }]) => row !== undefined || kind !== "flag");
  return (
    <Form
      form={form}
      round={round}
      onSubmit={handleSubmit}
      role="form"
      aria-label={submitLabel}
      style={styles.form}
    >
      <FormFields
        fields={asked}
        errors={errors}
        valueOf={(name, field) => (row === undefined ? field.initial?.() : row[name])}
      />
      <Button onClick={handleSubmit}>{submitLabel}</Button>
    </Form>
  );
}

/** The form above a list in which its rows are added. */
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

const styles = StyleSheet.create({
  form: { gap: 20 },
  actions: { gap: 8, marginTop: 8 },
});
