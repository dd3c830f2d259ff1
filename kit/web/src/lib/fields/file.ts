import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

/** The name of a file that is chosen. Its content stays where it is. */
export function file(options: FieldOptions): Field<string> {
  return textOfKind("file", options);
}
