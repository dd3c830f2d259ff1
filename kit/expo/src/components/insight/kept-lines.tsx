import { StyleSheet, View } from "react-native";
import { LineList } from "@/components/line-list";
import { useColors } from "@/hooks/use-colors";
import { theme } from "@/theme";

/** Results that were kept, on the ground of cells; nothing where there are none. */
export function KeptLines({ label, lines }: { label: string; lines: readonly string[] }) {
  const { card } = useColors();
  if (lines.length === 0) return null;
  return (
    <View style={[styles.lines, { backgroundColor: card }]}>
      <LineList label={label} lines={lines} />
    </View>
  );
}

const styles = StyleSheet.create({
  lines: {
    paddingHorizontal: 16,
    paddingVertical: 4,
    borderRadius: theme.radius.card,
    borderCurve: "continuous",
  },
});
