import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { formatNumber } from "@/lib/number";
import { theme } from "@/theme";

/** Numbers beside each other. */
export function Metrics({ children }: { children: ReactNode }) {
  return <View style={styles.metrics}>{children}</View>;
}

/** One number with its name; a dash where there is none. */
export function Metric({ label, value }: { label: string; value: number | string | null }) {
  const text = typeof value === "number" ? formatNumber(value) : value || "–";
  return (
    <View
      role="group"
      aria-label={label}
      style={[styles.metric, { backgroundColor: useColors().card }]}
    >
      <Text size="footnote" color="cardMutedForeground">
        {label}
      </Text>
      <Text size="title" color="cardTitle" isTabular>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  metrics: { flexDirection: "row", flexWrap: "wrap", gap: 10 },
  metric: {
    flexGrow: 1,
    flexBasis: 140,
    paddingVertical: 12,
    paddingHorizontal: 16,
    gap: 2,
    borderRadius: theme.radius.card,
    borderCurve: "continuous",
  },
});
