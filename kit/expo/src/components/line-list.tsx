import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";

/** Lines below each other, with a rule between two of them. Those with a label are results that were kept, set small. */
export function LineList({ label, lines }: { label?: string; lines: readonly string[] }) {
  const colors = useColors();
  return (
    <View role="list" aria-label={label}>
      {lines.map((line, index) => (
        <View
          key={`${index} ${line}`}
          role="listitem"
          style={[
            styles.line,
            index > 0 && {
              borderTopWidth: StyleSheet.hairlineWidth,
              borderTopColor: colors.cardBorder,
            },
          ]}
        >
          <Text size={label === undefined ? "body" : "subhead"} isTabular={label !== undefined}>
            {line}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ line: { paddingVertical: 10 } });
