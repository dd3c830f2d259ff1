import type { FieldValueProps } from "@/components/fields/field-view";
import { type AppTextProps, Text } from "@/components/ui/text";

/** The text of a value, in the size of what it stands in. */
export function ValueText({
  isShort = false,
  size = isShort ? "footnote" : "body",
  color = "cardMutedForeground",
  children,
  ...props
}: Pick<FieldValueProps, "isShort" | "size"> & Omit<AppTextProps, "size">) {
  const { style, role, numberOfLines } = props;
  return (
    <Text
      size={size}
      color={color}
      role={role}
      aria-label={props["aria-label"]}
      style={[{ flexShrink: 1 }, style]}
      numberOfLines={numberOfLines}
    >
      {children}
    </Text>
  );
}
