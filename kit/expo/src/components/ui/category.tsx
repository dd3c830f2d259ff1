import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { colorIn, useColors } from "@/hooks/use-colors";
import { chartColor } from "@/lib/chart-color";

/** One of several kinds, with the color that it also has in charts. */
export function Category({
  index,
  color = chartColor(index),
  isShort = true,
  children,
}: {
  index: number;
  /** The color that it is the name of. */
  color?: string | undefined;
  isShort?: boolean;
  children: string;
}) {
  return (
    <View style={styles.category}>
      <View aria-hidden style={[styles.dot, { backgroundColor: colorIn(useColors(), color) }]} />
      <Text
        size={isShort ? "footnote" : "body"}
        color={isShort ? "cardMutedForeground" : "cardForeground"}
      >
        {children}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  category: { flexDirection: "row", alignItems: "center", gap: 6 },
  dot: { width: 8, height: 8, borderRadius: 4 },
});
