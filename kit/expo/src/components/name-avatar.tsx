import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";

/** The initials of a name, in place of a picture. */
export function NameAvatar({ name }: { name: string }) {
  return (
    <View aria-hidden style={[styles.avatar, { backgroundColor: useColors().accent }]}>
      <Text size="subhead" weight="600" color="accentForeground">
        {initialsOf(name)}
      </Text>
    </View>
  );
}

/** The first letters of the first two words: `Ada Lovelace` → `AL`. */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^[\p{L}\p{N}]/u.test(part));
  const letters = parts.slice(0, 2).map((part) => Array.from(part)[0] ?? "");
  return letters.join("").toUpperCase();
}

const styles = StyleSheet.create({
  avatar: {
    width: 44,
    height: 44,
    borderRadius: 22,
    alignItems: "center",
    justifyContent: "center",
    pointerEvents: "none",
  },
});
