import { ChevronsUpDownIcon } from "lucide-react-native";
import type { CSSProperties } from "react";
import { StyleSheet, View } from "react-native";
import { useColors } from "@/hooks/use-colors";
import type { FilterOption } from "@/lib/fields/field-definition";
import type { NativeSelectProps } from "@/components/ui/native-select";

/** The browser's own select, which on a phone opens the system's picker. */
export function NativeSelect({
  label,
  value,
  options,
  variant = "cell",
  isActive = false,
  isInvalid = false,
  onChange,
}: NativeSelectProps) {
  const colors = useColors();
  const isPill = variant === "pill";
  const ink = isActive
    ? colors.accentForeground
    : isPill
      ? colors.cardForeground
      : colors.cardMutedForeground;
  const look: CSSProperties = {
    appearance: "none",
    fieldSizing: "content",
    border: 0,
    margin: 0,
    font: isPill ? "500 15px/20px system-ui" : "400 17px/22px system-ui",
    minHeight: isPill ? 36 : 44,
    maxWidth: isPill ? 230 : "100%",
    paddingBlock: 0,
    paddingInline: isPill ? "14px 30px" : "8px 24px",
    textAlign: isPill ? "start" : "end",
    textAlignLast: isPill ? "start" : "end",
    textOverflow: "ellipsis",
    borderRadius: 18,
    cursor: "pointer",
    color: ink,
    backgroundColor: isPill ? (isActive ? colors.accent : colors.card) : colors.card,
  };
  return (
    <View style={isPill ? styles.pill : styles.cell}>
      <select
        aria-label={label}
        aria-invalid={isInvalid}
        value={value}
        style={look}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} />
      </select>
      <View style={[styles.chevron, isPill && styles.inPill]}>
        <ChevronsUpDownIcon aria-hidden size={14} color={ink} />
      </View>
    </View>
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ));
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    );
  });
}

const styles = StyleSheet.create({
  pill: { justifyContent: "center" },
  cell: { justifyContent: "center", flexShrink: 1 },
  chevron: { position: "absolute", end: 4, pointerEvents: "none" },
  inPill: { end: 11 },
});
