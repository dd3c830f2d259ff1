import { StyleSheet, View } from "react-native";
import { FieldValue } from "@/components/fields/field-value";
import { Text } from "@/components/ui/text";
import { type Fields, type RowProps, fieldOf } from "@/lib/entity";

/** The number that counts of a row, beside its title; below what it is, where it does not say so. */
export function RowAmount<F extends Fields>({
  entity,
  row,
  name,
}: RowProps<F> & { name: keyof F & string }) {
  const field = fieldOf(entity, name);
  const isLabelled = field.isLabelled === true && !field.isEmpty(row[name]);
  const value = <FieldValue field={field} value={row[name]} isShort size="body" />;
  if (!isLabelled) return value;
  return (
    <View style={styles.amount}>
      <Text size="subhead" color="cardMutedForeground">
        {field.label}
      </Text>
      {value}
    </View>
  );
}

const styles = StyleSheet.create({ amount: { alignItems: "flex-end", pointerEvents: "none" } });
