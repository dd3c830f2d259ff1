import { Platform, StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { Touchable, type TouchableProps } from "@/components/ui/touchable";
import { colorIn, useColors } from "@/hooks/use-colors";
import type { useHiddenLabels } from "@/hooks/use-hidden-labels";
import { tap } from "@/lib/haptics";

/** An entry of a legend: it switches its part of the chart off and on. */
export function LegendEntry({
  label,
  color,
  hidden,
  ...reaching
}: Pick<TouchableProps, "onHoverIn" | "onHoverOut" | "onFocus" | "onBlur"> & {
  label: string;
  color: string;
  /** What is switched off. */
  hidden: ReturnType<typeof useHiddenLabels>;
}) {
  const ink = colorIn(useColors(), color);
  const isShown = !hidden.isHidden(label);
  // Browsers say that it is pressed, which phones know as selected.
  const state: TouchableProps & { "aria-pressed"?: boolean } =
    Platform.OS === "web" ? { "aria-pressed": isShown } : { "aria-selected": isShown };
  return (
    <Touchable
      {...reaching}
      {...state}
      role="button"
      style={styles.entry}
      onPress={() => {
        tap();
        hidden.toggle(label);
      }}
    >
      <View
        aria-hidden
        style={[styles.dot, { borderColor: ink, backgroundColor: isShown ? ink : "transparent" }]}
      />
      <Text
        size="subhead"
        color={isShown ? "cardForeground" : "cardMutedForeground"}
        numberOfLines={2}
        style={[styles.label, !isShown && styles.off]}
      >
        {label}
      </Text>
    </Touchable>
  );
}

/** A value as a share of a total: `34%`. */
export function shareOf(value: number, total: number): string {
  return total <= 0 ? "0%" : `${Math.round((value / total) * 100)}%`;
}

const styles = StyleSheet.create({
  entry: {
    flexDirection: "row",
    alignItems: "center",
    gap: 8,
    minHeight: 32,
    flexShrink: 1,
    borderRadius: 6,
  },
  dot: { width: 10, height: 10, borderRadius: 5, borderWidth: 2 },
  label: { flexShrink: 1 },
  off: { textDecorationLine: "line-through" },
});
