import type { FieldValueProps } from "@/components/fields/field-view";
import { viewOf } from "@/components/fields/view-of";
import { ValueText } from "@/components/fields/value-text";

/** Shows the value of a field; nothing if it is empty. */
export function FieldValue(props: FieldValueProps) {
  const { field, value } = props;
  const { Value } = viewOf(field.kind);
  if (field.isEmpty(value) && (field.kind !== "flag" || props.isShort === true)) return null;
  return Value === undefined || field.isEmpty(value) ? (
    <ValueText {...props}>{field.format(value)}</ValueText>
  ) : (
    <Value {...props} />
  );
}
