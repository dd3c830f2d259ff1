import { StyleSheet, View } from "react-native";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Form } from "@/components/ui/form";
import { type FormPart, useFieldsForm } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, type ValuesOf, askedFields } from "@/lib/entity";
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
  cancelTo: string;
  parts?: readonly FormPart[];
}) {
  const { errors, handleSubmit, form, round } = useFieldsForm(entity.fields, onSubmit, { parts, isAsked: isAskedIn(entity) });
  return (
    <Form form={form} round={round} onSubmit={handleSubmit} style={styles.form}>
      {askedFields(entity).map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={name}
          value={row === undefined ? (preset?.[name] ?? field.initial?.()) : row[name]}
          error={errors[name]}
        />
      ))}
      {parts.map((part, at) => (
        <View key={at}>{part.input({ row: row?.id, errors })}</View>
      ))}
      <View style={styles.actions}>
        <Button onClick={handleSubmit}>{submitLabel}</Button>
        <ButtonLink variant="ghost" to={cancelTo} isBack>
          {words.cancel}
        </ButtonLink>
      </View>
    </Form>
  );
}

/** A form of few fields, for entities whose rows are added where they are listed. A new row is not asked for its flags. */
export function LineForm<F extends Fields>({ entity, row, submitLabel, onSubmit }: FormProps<F>) {
  const { errors, handleSubmit, form, round } = useFieldsForm(entity.fields, onSubmit, { isAsked: isAskedIn(entity) });
  const asked = askedFields(entity).filter(([, { kind }]) => row !== undefined || kind !== "flag");
  return (
    <Form form={form} round={round} onSubmit={handleSubmit} role="form" aria-label={submitLabel} style={styles.form}>
      {asked.map(([name, field]) => (
        <FieldInput key={name} field={field} name={name} value={row === undefined ? field.initial?.() : row[name]} error={errors[name]} />
      ))}
      <Button onClick={handleSubmit}>{submitLabel}</Button>
    </Form>
  );
}

/** The form above a list in which its rows are added. */
export function AddLine<F extends Fields>({ entity }: { entity: Entity<F> }) {
  useRows(entity);
  if (entity.mayAdd?.() === false) return null;
  return <LineForm entity={entity} submitLabel={words.add(entity.noun)} onSubmit={(values) => entity.rows.add(values)} />;
}

const styles = StyleSheet.create({
  form: { gap: 20 },
  actions: { gap: 8, marginTop: 8 },
});
