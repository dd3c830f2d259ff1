import type { FieldInputProps } from "@/components/fields/field-view";
import { viewOf } from "@/components/fields/view-of";

/** The labelled control of a field. A form reads it with `readForm`. */
export function FieldInput(props: FieldInputProps) {
  const { Input } = viewOf(props.field.kind);
  return <Input description={props.field.description} {...props} />;
}
