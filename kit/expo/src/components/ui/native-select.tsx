import { ChevronsUpDownIcon } from "lucide-react-native";
import { StyleSheet } from "react-native";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import type { FilterOption } from "@/lib/fields/field-definition";
import { offerActions } from "@/lib/sheet";
import * as words from "@/words/general";

export interface NativeSelectProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  /** As a pill above a list, and whether it narrows the list. */
  variant?: "cell" | "pill";
  isActive?: boolean;
  isInvalid?: boolean;
  onChange: (value: string) => void;
}

/** Chooses one of several options in the system's sheet. */
export function NativeSelect({
  label,
  value,
  options,
  variant = "cell",
  isActive = false,
  onChange,
}: NativeSelectProps) {
  const colors = useColors();
  const chosen = options.find((option) => option.value === value);
  return (
    <Touchable
      role="combobox"
      aria-label={label}
      aria-valuetext={chosen?.label ?? ""}
      style={[
        styles.select,
        variant === "pill" && styles.pill,
        variant === "pill" && { backgroundColor: isActive ? colors.accent : colors.card },
      ]}
      onPress={() =>
        offerActions({
          title: label,
          cancel: words.cancel,
          actions: options.map((option) => ({
            label: option.label,
            onPress: () => onChange(option.value),
          })),
        })
      }
    >
      <Text
        size={variant === "pill" ? "subhead" : "body"}
        color={isActive ? "accentForeground" : "cardMutedForeground"}
        numberOfLines={1}
      >
        {chosen?.label ?? ""}
      </Text>
      <ChevronsUpDownIcon size={14} color={colors.cardMutedForeground} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  select: { flexDirection: "row", alignItems: "center", gap: 4, minHeight: 44, maxWidth: "100%" },
  pill: { minHeight: 36, paddingHorizontal: 14, borderRadius: 18 },
});
