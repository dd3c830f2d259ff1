import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";

/** A short text on a ground of its own. */
export function Badge({ children }: { children: string }) {
  return (
    <View style={[styles.badge, { backgroundColor: useColors().accent }]}>
      <Text size="footnote" color="accentForeground" weight="500">
        {children}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { alignSelf: "flex-start", paddingHorizontal: 9, paddingVertical: 2, borderRadius: 99 },
});
