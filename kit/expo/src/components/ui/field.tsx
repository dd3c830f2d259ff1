import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { theme } from "@/theme";
import * as words from "@/words/general";

interface FieldProps {
  label: string;
  required?: boolean | undefined;
  description?: string | undefined;
  error?: string | undefined;
  /** Whether the control stands in the cell with its label before it; else below the label. */
  isCell?: boolean;
  children: ReactNode;
}

/** A control with its label, and a description or an error below. */
export function Field({ label, required = false, description, error, isCell = false, children }: FieldProps) {
  const colors = useColors();
  const help = error ?? description;
  const hint = !required && (
    <Text size="footnote" color={isCell ? "cardMutedForeground" : "mutedForeground"}>
      {words.optional}
    </Text>
  );
  return (
    <View style={styles.field}>
      {!isCell && (
        <View style={styles.label}>
          <Text size="footnote" color="mutedForeground" weight="500" style={styles.grow}>
            {label}
          </Text>
          {hint}
        </View>
      )}
      <View style={[styles.cell, { backgroundColor: colors.card }, error !== undefined && { borderColor: colors.destructive }]}>
        {isCell ? (
          <View style={styles.row}>
            <View style={styles.cellLabel}>
              <Text>{label}</Text>
              {hint}
            </View>
            {children}
          </View>
        ) : (
          children
        )}
      </View>
      {help !== undefined && (
        <Text size="footnote" color={error === undefined ? "mutedForeground" : "destructive"} style={styles.help}>
          {help}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 6 },
  label: { flexDirection: "row", gap: 12, paddingHorizontal: 16 },
  grow: { flex: 1 },
  cell: {
    borderRadius: theme.radius.card,
    borderCurve: "continuous",
    borderWidth: 1,
    borderColor: "transparent",
    overflow: "hidden",
  },
  row: { flexDirection: "row", alignItems: "center", gap: 12, minHeight: 50, paddingHorizontal: 16 },
  cellLabel: { flexGrow: 1, flexShrink: 1, flexDirection: "row", flexWrap: "wrap", alignItems: "baseline", columnGap: 8 },
  help: { paddingHorizontal: 16 },
});
