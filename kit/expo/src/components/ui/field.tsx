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
  children: ReactNode;
}

/** A control below its label, with a description or an error below. */
export function Field({ label, required = false, description, error, children }: FieldProps) {
  const colors = useColors();
  const isWrong = error !== undefined;
  return (
    <View style={styles.field}>
      <View style={styles.label}>
        <Text size="footnote" color="mutedForeground" weight="500" style={styles.grow}>
          {label}
        </Text>
        {!required && (
          <Text size="footnote" color="mutedForeground">
            {words.optional}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.box,
          { backgroundColor: colors.card },
          isWrong && { borderColor: colors.destructive },
        ]}
      >
        {children}
      </View>
      <FieldHelp isError={isWrong} isOnPage>
        {error ?? description}
      </FieldHelp>
    </View>
  );
}

/** A control at the end of a cell that begins with its label. It stands in a `Group`. */
export function CellField({ label, required = false, description, error, children }: FieldProps) {
  return (
    <View style={styles.cell}>
      <View style={styles.row}>
        <View style={styles.cellLabel}>
          <Text>{label}</Text>
          {!required && (
            <Text size="footnote" color="cardMutedForeground">
              {words.optional}
            </Text>
          )}
        </View>
        {children}
      </View>
      <FieldHelp isError={error !== undefined}>{error ?? description}</FieldHelp>
    </View>
  );
}

/** The description or the error below a control; nothing without a text. */
function FieldHelp({
  isError,
  isOnPage = false,
  children,
}: {
  isError: boolean;
  isOnPage?: boolean;
  children: string | undefined;
}) {
  if (children === undefined) return null;
  const quiet = isOnPage ? "mutedForeground" : "cardMutedForeground";
  return (
    <Text
      size="footnote"
      color={isError ? "destructive" : quiet}
      style={[isOnPage && styles.help, !isOnPage && styles.cellHelp]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  field: { gap: 6 },
  label: { flexDirection: "row", gap: 12, paddingHorizontal: 16 },
  grow: { flex: 1 },
  box: {
    borderRadius: theme.radius.card,
    borderCurve: "continuous",
    borderWidth: 1,
    borderColor: "transparent",
    overflow: "hidden",
  },
  cell: { paddingHorizontal: 16 },
  row: { flexDirection: "row", alignItems: "center", gap: 12, minHeight: 50 },
  cellLabel: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: 8,
  },
  help: { paddingHorizontal: 16 },
  cellHelp: { paddingBottom: 10, marginTop: -4 },
});
