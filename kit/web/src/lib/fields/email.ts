import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

/** An e-mail address. */
export function email(options: FieldOptions): Field<string> {
  return textOfKind("email", options, (value) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : "Enter a full e-mail address, such as name@example.com.",
  );
}
