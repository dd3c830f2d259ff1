import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { theme } from "@/theme";

/** The frame of a chart with its label; nothing where there is nothing to draw. */
export function Chart({
  label,
  isEmpty,
  children,
}: {
  label: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const colors = useColors();
  if (isEmpty) return null;
  return (
    <View role="figure" aria-label={label} style={[styles.chart, { backgroundColor: colors.card }]}>
      <Text size="headline" color="cardTitle">
        {label}
      </Text>
      {children}
    </View>
  );
}

/** Charts below each other. */
export function Charts({ children }: { children: ReactNode }) {
  return <View style={styles.charts}>{children}</View>;
}

const styles = StyleSheet.create({
  chart: { padding: 16, gap: 14, borderRadius: theme.radius.card, borderCurve: "continuous" },
  charts: { gap: 16 },
});
