import { StyleSheet, TextInput, type TextInputProps, View } from "react-native";
import { CellField } from "@/components/ui/field";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";

/** A number that one types at the end of a cell, and that acts at once. It stands in a `Group`. */
export function AmountCell({
  label,
  text,
  unit,
  error,
  keys,
  onChange,
}: {
  label: string;
  text: string;
  unit?: string | undefined;
  error?: string | undefined;
  keys: TextInputProps["inputMode"];
  onChange: (text: string) => void;
}) {
  const colors = useColors();
  return (
    <CellField label={label} required error={error}>
      <View style={styles.end}>
        <TextInput
          aria-label={label}
          aria-required
          aria-invalid={error !== undefined}
          inputMode={keys}
          autoComplete="off"
          selectTextOnFocus
          returnKeyType="done"
          value={text}
          onChangeText={onChange}
          selectionColor={colors.link}
          style={[styles.input, { color: colors.link }]}
        />
        {unit !== undefined && <Text color="cardMutedForeground">{unit}</Text>}
      </View>
    </CellField>
  );
}

const styles = StyleSheet.create({
  end: { flexDirection: "row", alignItems: "center", gap: 6, flexShrink: 1 },
  input: {
    width: 116,
    minHeight: 44,
    fontSize: 17,
    textAlign: "right",
    fontVariant: ["tabular-nums"],
    borderRadius: 8,
  },
});
