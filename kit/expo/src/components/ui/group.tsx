import { Children, type ReactNode } from "react";
import { StyleSheet, View, type ViewProps } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { theme } from "@/theme";

/** A group of cells on the page, with what stands above and below it, as in the system's settings. */
export function Group({
  title,
  note,
  inset = 16,
  before,
  children,
  ...props
}: ViewProps & {
  title?: string;
  note?: string;
  /** Where the lines between cells begin. */
  inset?: number;
  /** In the group, and no cell of it. */
  before?: ReactNode;
}) {
  const colors = useColors();
  const cells = Children.toArray(children);
  return (
    <View style={styles.section}>
      {title !== undefined && (
        <Text
          size="footnote"
          color="mutedForeground"
          role="heading"
          aria-level={2}
          style={styles.title}
        >
          {title}
        </Text>
      )}
      <View {...props} style={[styles.group, { backgroundColor: colors.card }]}>
        {before}
        {cells.map((cell, at) => (
          <Cell
            key={at}
            isFirst={at === 0}
            inset={inset}
            role={props.role === "list" ? "listitem" : undefined}
          >
            {cell}
          </Cell>
        ))}
      </View>
      {note !== undefined && (
        <Text size="footnote" color="mutedForeground" style={styles.note}>
          {note}
        </Text>
      )}
    </View>
  );
}

function Cell({
  isFirst,
  inset,
  children,
  ...props
}: ViewProps & { isFirst: boolean; inset: number; children: ReactNode }) {
  const colors = useColors();
  return (
    <View {...props}>
      {!isFirst && (
        <View style={[styles.line, { marginStart: inset, backgroundColor: colors.cardBorder }]} />
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: 7 },
  title: { paddingHorizontal: 16, fontWeight: "500" },
  note: { paddingHorizontal: 16 },
  group: { borderRadius: theme.radius.card, borderCurve: "continuous", overflow: "hidden" },
  line: { height: StyleSheet.hairlineWidth },
});
