import { CheckIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { tap } from "@/lib/haptics";

/** A circle that is ticked, as reminders have it. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
}: {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  const colors = useColors();
  const frame = checked
    ? { backgroundColor: colors.primary, borderColor: colors.primary }
    : { borderColor: colors.input };
  return (
    <Touchable
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      hitSlop={8}
      style={styles.surface}
      onPress={() => {
        tap();
        onCheckedChange(!checked);
      }}
    >
      <View style={[styles.circle, frame]}>
        {checked && (
          <CheckIcon aria-hidden size={16} strokeWidth={3} color={colors.primaryForeground} />
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  surface: { padding: 4, borderRadius: 99 },
  circle: {
    width: 26,
    height: 26,
    borderRadius: 13,
    borderWidth: 1.75,
    alignItems: "center",
    justifyContent: "center",
  },
});
