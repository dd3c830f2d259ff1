// The forms that this service speaks. Each has its root at /<id>/api/v1; plain /api/v1 is the operator's choice,
// but for one host of the operator's, where it is always the same form.
import { formA } from "./a/index.ts";
import { formB } from "./b/index.ts";
import { formC } from "./c/index.ts";
import type { Form } from "./form.ts";

/** The forms by their letters. */
export const forms = { a: formA, b: formB, c: formC } as const satisfies Record<string, Form>;
export type FormId = keyof typeof forms;

/** The root whose form the operator chooses. */
export const PLAIN_ROOT = "/api/v1";

/** A root of the API and the form that it speaks. */
export interface Mount {
  /** Without a slash at the end. */
  prefix: string;
  form: Form<FormId>;
}

/** Every root of the API, when `plain` is the form of plain /api/v1. */
export function mountsOf(plain: FormId): Mount[] {
  const own = Object.values(forms).map((form) => ({ prefix: `/${form.id}${PLAIN_ROOT}`, form }));
  return [...own, { prefix: PLAIN_ROOT, form: forms[plain] }];
}

/** The form that the plain root of the operator's alternative host speaks. */
export const alternativeHostForm: Form = forms.c;
