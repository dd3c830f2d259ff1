// The state of every form: keeps the input, submits once at a time, and shows a refusal where it belongs: next to the
// field that the service names, or above the form.
import { type FormEvent, useRef, useState } from "react";
import { refusalOf } from "../../../api/refusal.ts";

/** The state of a form. */
export interface FormState {
  isBusy: boolean;
  /** The refusal that applies to no single field. */
  problem: string | null;
  /** The refusal that applies to this field. */
  errorOf(field: string): string | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

type Problems = Readonly<Record<string, string>>;

/** Options of a form. `fields` are those that show their own errors; `check` validates before the request. */
export interface FormOptions {
  fields: readonly string[];
  check?: () => Problems;
  submit: () => Promise<void>;
}

/** Submits a form with `submit`, and focuses the first refused field. */
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
