import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

/** Text of several lines. */
export function paragraph(options: FieldOptions): Field<string> {
  return { ...textOfKind("paragraph", options), orders: [] };
}
