import { type FormEvent, useState } from "react";
import { type Fields, type ValuesOf, readForm } from "@/lib/entity";

/**
 * A form of fields: reads it when it is submitted, and gives the first field with an error the focus. After a submission
 * without errors the form is reset.
 */
export function useFieldsForm<F extends Fields>(fields: F, onSubmit: (values: ValuesOf<F>) => void) {
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readForm(fields, new FormData(form));
    setErrors(read.errors);
    const [wrong] = Object.keys(read.errors);
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    onSubmit(read.values);
    form.reset();
  }

  return { errors, handleSubmit };
}
