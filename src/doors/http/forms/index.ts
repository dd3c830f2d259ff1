// The forms that this service speaks. Each has its root at /<id>/api/v1; plain /api/v1 is the operator's choice.
import { StartError } from "../../../kit/start-error.ts";
import { formB } from "./b/index.ts";
import type { Form } from "./form.ts";

/** The forms by their letters. */
export const forms = { b: formB } as const satisfies Record<string, Form>;
export type FormId = keyof typeof forms;

/** The form with this letter. Throws a `StartError` when this service does not speak it. */
export function requireForm(letter: string): FormId {
  const found = Object.values(forms).find(({ id }) => id === letter);
  if (found !== undefined) return found.id;
  throw new StartError(
    `ATELIER_CONTRACT is ${letter}, and this service speaks ${Object.keys(forms).join(", ")}. Set one of these, or leave it out.`,
  );
}

/** A root of the API and the form that it speaks. */
export interface Mount {
  /** Without a slash at the end. */
  prefix: string;
  form: Form;
}

/** Every root of the API, when `plain` is the form of plain /api/v1. */
export function mountsOf(plain: FormId): Mount[] {
  const own = Object.values(forms).map((form) => ({ prefix: `/${form.id}/api/v1`, form }));
  return [...own, { prefix: "/api/v1", form: forms[plain] }];
}
