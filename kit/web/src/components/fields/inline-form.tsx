import { type LucideIcon, PlusIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { FormErrors } from "@/hooks/use-form";
import type { Fields, ValuesOf } from "@/lib/entity";

/** A form whose fields stand beside each other, as many as there is room for, with its button at the end. */
export function InlineForm<F extends Fields>({
  label,
  fields,
  values,
  known,
  submitLabel,
  icon: Icon = PlusIcon,
  validate,
  onSubmit,
}: {
  /** The name of the form. */
  label: string;
  fields: F;
  /** What fields begin with, by their names. */
  values?: Readonly<Partial<Record<keyof F & string, unknown>>>;
  /** Fields that are not asked for, with their values as a form has them. */
  known?: Readonly<Partial<Record<keyof F & string, string>>>;
  submitLabel: string;
  icon?: LucideIcon;
  /** What is wrong with values that are right one by one. */
  validate?: (values: ValuesOf<F>) => FormErrors;
  onSubmit: (values: ValuesOf<F>) => void;
}) {
  const { errors, handleSubmit } = useFieldsForm(fields, onSubmit, validate && { validate });
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={label}
      className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {Object.entries(fields).map(([name, field]) =>
        known?.[name] === undefined ? (
          <FieldInput
            key={name}
            field={field}
            name={name}
            value={values?.[name]}
            error={errors[name]}
          />
        ) : (
          <input key={name} type="hidden" name={name} value={known?.[name]} />
        ),
      )}
      <Button type="submit" className="sm:mt-6.5 sm:justify-self-start">
        <Icon />
        {submitLabel}
      </Button>
    </form>
  );
}
