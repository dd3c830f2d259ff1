import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

/** An e-mail address. `invalid` says what is wrong with one that is not whole. */
export function email({
  invalid = "Enter a full e-mail address, such as name@example.com.",
  ...options
}: FieldOptions & { invalid?: string }): Field<string> {
  return textOfKind("email", options, (value) => (isEmail(value) ? null : invalid));
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
