import { useRef, useState } from "react";
import type { FormEntries } from "@/lib/entity";
import { succeed } from "@/lib/haptics";

/** A message for each control that is wrong, by its name; `form` for what is wrong with the form as a whole. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** What was read from a submitted form. The values count only where there are no errors. */
export interface FormReading<Values> {
  values: Values;
  errors: FormErrors;
}

/** What the controls of a form hold, by their names. */
export interface FormState extends FormEntries {
  set(name: string, texts: readonly string[]): void;
  /** Says how a control takes the focus. */
  setFocus(name: string, focus: () => void): void;
  focus(name: string): void;
}

function createForm(): FormState {
  const texts = new Map<string, readonly string[]>();
  const focusing = new Map<string, () => void>();
  return {
    getAll: (name) => texts.get(name) ?? [],
    set: (name, next) => void texts.set(name, next),
    setFocus: (name, focus) => void focusing.set(name, focus),
    focus: (name) => focusing.get(name)?.(),
  };
}

/**
 * A form whose controls depend on each other, or whose submission can fail. `read` reads it when it is submitted, and
 * `onSubmit` returns what is wrong after all, or null. The first control with an error gets the focus; after a submission
 * without errors the form is reset: `round` is another one.
 */
export function useForm<Values>(
  read: (form: FormEntries) => FormReading<Values>,
  onSubmit: (values: Values) => FormErrors | null | Promise<FormErrors | null>,
) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [round, setRound] = useState(0);
  const form = useRef<FormState>(null);
  form.current ??= createForm();
  const state = form.current;

  function finish(found: FormErrors) {
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) state.focus(wrong);
    else {
      succeed();
      setRound((last) => last + 1);
    }
  }

  function handleSubmit() {
    const reading = read(state);
    if (Object.keys(reading.errors).length > 0) {
      finish(reading.errors);
      return;
    }
    const outcome = onSubmit(reading.values);
    if (outcome instanceof Promise) void outcome.then((found) => finish(found ?? {}));
    else finish(outcome ?? {});
  }

  return { errors, handleSubmit, form: state, round };
}
