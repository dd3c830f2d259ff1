import type { FieldValueProps } from "@/components/fields/field-view";
import { viewOf } from "@/components/fields/view-of";

/** Shows the value of a field; nothing if it is empty. */
export function FieldValue(props: FieldValueProps) {
  const { field, value } = props;
  const { Value } = viewOf(field.kind);
  if (field.isEmpty(value))
    return field.kind === "flag" && props.isShort !== true ? field.format(value) : null;
  return Value === undefined ? field.format(value) : <Value {...props} />;
}
