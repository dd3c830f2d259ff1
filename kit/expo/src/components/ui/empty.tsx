import { InboxIcon } from "lucide-react-native";
import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";

/** Says that there is nothing yet, and what to do about it. Its children are buttons and links. */
export function EmptyState({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children?: ReactNode;
}) {
  const colors = useColors();
  return (
    <View style={styles.empty}>
      <View aria-hidden style={[styles.mark, { backgroundColor: colors.accent }]}>
        <InboxIcon size={30} color={colors.accentForeground} strokeWidth={1.75} />
      </View>
      <Text size="title" color="heading" style={styles.text}>
        {title}
      </Text>
      {description !== undefined && (
        <Text size="subhead" color="mutedForeground" style={styles.text}>
          {description}
        </Text>
      )}
      {children !== undefined && <View style={styles.actions}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: { alignItems: "center", paddingVertical: 48, paddingHorizontal: 24, gap: 8 },
  mark: {
    width: 64,
    height: 64,
    borderRadius: 32,
    alignItems: "center",
    justifyContent: "center",
    marginBottom: 8,
  },
  text: { textAlign: "center", maxWidth: 320 },
  actions: {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: 10,
    marginTop: 12,
  },
});
