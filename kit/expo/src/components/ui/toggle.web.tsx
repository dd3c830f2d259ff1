import { StyleSheet, View } from "react-native";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import type { ToggleProps } from "@/components/ui/toggle";

/** A switch, drawn as the system's, which for assistive technology is the checkbox that it stands for. */
export function Toggle({ label, checked, onCheckedChange }: ToggleProps) {
  const colors = useColors();
  return (
    <Touchable
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      style={[styles.track, { backgroundColor: checked ? colors.primary : colors.input }]}
      onPress={() => onCheckedChange(!checked)}
    >
      <View style={[styles.thumb, checked && styles.on]} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  track: { width: 51, height: 31, borderRadius: 16, padding: 2 },
  thumb: {
    width: 27,
    height: 27,
    borderRadius: 14,
    backgroundColor: "#ffffff",
    boxShadow: "0 2px 6px rgba(0, 0, 0, 0.2)",
  },
  on: { marginStart: 20 },
});
