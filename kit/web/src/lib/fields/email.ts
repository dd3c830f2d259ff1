import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** An e-mail address. `invalid` says what is wrong with one that is not whole. */
export function email({
  invalid = words.enterAFullEMail,
  ...options
}: FieldOptions & { invalid?: string }): Field<string> {
  return textOfKind("email", options, (value) => (isEmail(value) ? null : invalid));
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
