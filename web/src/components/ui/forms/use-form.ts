// What every form does: it keeps what was typed, hands it over once, and puts a refusal where it belongs, which is next to
// the field that the service names, or over the form.
import { type FormEvent, useRef, useState } from "react";
import { refusalOf } from "../../../api/refusal.ts";

/** The state of a form. */
export interface FormState {
  isBusy: boolean;
  /** The refusal that concerns no single field. */
  problem: string | null;
  /** The refusal that concerns this field. */
  errorOf(field: string): string | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

type Problems = Readonly<Record<string, string>>;

/** What a form is made of. `fields` are those that show their own errors; `check` finds what is missing before the service is asked. */
export interface FormOptions {
  fields: readonly string[];
  check?: () => Problems;
  submit: () => Promise<void>;
}

/** Hands a form over with `submit`, and focuses the first field that is refused. */
export function useForm({ fields, check, submit }: FormOptions): FormState {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const refuse = (found: Problems) => {
    setProblems(found);
    const name = Object.keys(found).find((field) => fields.includes(field));
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const missing = check?.() ?? {};
    if (isBusy || Object.keys(missing).length > 0) return refuse(missing);
    setProblems({});
    setBusy(true);
    submit()
      .catch((error: unknown) => refuse(problemsOf(error, fields)))
      .finally(() => setBusy(false));
  };
  return { isBusy, problem: problems[""] ?? null, errorOf: (field) => problems[field] ?? null, onSubmit };
}

function problemsOf(error: unknown, fields: readonly string[]): Problems {
  const { message, facts } = refusalOf(error);
  const field = facts["field"];
  return { [typeof field === "string" && fields.includes(field) ? field : ""]: message };
}
