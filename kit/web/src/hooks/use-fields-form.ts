import { useForm, type FormErrors } from "@/hooks/use-form";
import { type Fields, type ValuesOf, readForm } from "@/lib/entity";

interface FormOptions<F extends Fields> {
  /** What is wrong with values that are right one by one. */
  validate?: (values: ValuesOf<F>) => FormErrors;
}

/**
 * A form of fields: reads it when it is submitted, and gives the first field with an error the focus. After a submission
 * without errors the form is reset.
 */
export function useFieldsForm<F extends Fields>(
  fields: F,
  onSubmit: (values: ValuesOf<F>) => void,
  { validate }: FormOptions<F> = {},
) {
  return useForm(
    (form) => {
      const { values, errors } = readForm(fields, form);
      const isComplete = Object.keys(errors).length === 0;
      return { values, errors: isComplete ? (validate?.(values) ?? {}) : errors };
    },
    (values) => {
      onSubmit(values);
      return null;
    },
  );
}
