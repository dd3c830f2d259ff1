import { type FormEvent, useState } from "react";

/** A message for each control that is wrong, by its name; `form` for what is wrong with the form as a whole. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** What was read from a submitted form. The values count only where there are no errors. */
export interface FormReading<Values> {
  values: Values;
  errors: FormErrors;
}

/**
 * A form whose controls depend on each other, or whose submission can fail. `read` reads it when it is submitted, and
 * `onSubmit` returns what is wrong after all, or null. The first control with an error gets the focus; after a submission
 * without errors the form is reset.
 */
export function useForm<Values>(
  read: (form: FormData) => FormReading<Values>,
  onSubmit: (values: Values) => FormErrors | null | Promise<FormErrors | null>,
) {
  const [errors, setErrors] = useState<FormErrors>({});

  function finish(form: HTMLFormElement, found: FormErrors) {
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else form.reset();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const reading = read(new FormData(form));
    if (Object.keys(reading.errors).length > 0) {
      finish(form, reading.errors);
      return;
    }
    const outcome = onSubmit(reading.values);
    if (outcome instanceof Promise) void outcome.then((found) => finish(form, found ?? {}));
    else finish(form, outcome ?? {});
  }

  return { errors, handleSubmit };
}
