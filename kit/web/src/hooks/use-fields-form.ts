import { type FormEvent, useState } from "react";
import { type Fields, type ValuesOf, readForm } from "@/lib/entity";

/** Messages about the fields of a form, by their names. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

interface FormOptions<F extends Fields> {
  /** What is wrong with values that are right one by one. */
  validate?: (values: ValuesOf<F>) => FormErrors;
  /** Whether the form keeps what was entered after a submission, such as a search. */
  keepsValues?: boolean;
}

/**
 * A form of fields: reads it when it is submitted, and gives the first field with an error the focus. After a submission
 * without errors the form is reset.
 */
export function useFieldsForm<F extends Fields>(
  fields: F,
  onSubmit: (values: ValuesOf<F>) => void,
  { validate, keepsValues = false }: FormOptions<F> = {},
) {
  const [errors, setErrors] = useState<FormErrors>({});

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readForm(fields, new FormData(form));
    const isComplete = Object.keys(read.errors).length === 0;
    const found = isComplete && validate !== undefined ? validate(read.values) : read.errors;
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    onSubmit(read.values);
    if (!keepsValues) form.reset();
  }

  return { errors, handleSubmit };
}
