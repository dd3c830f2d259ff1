import { useSyncExternalStore } from "react";
import { Modal, StyleSheet, View } from "react-native";
import { useSafeAreaInsets } from "react-native-safe-area-context";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { type SheetAction, shownSheet } from "@/lib/sheet";

/** Shows the sheet of `offerActions()`, where the system has none of its own. Rendered once, by the layout. */
export function SheetHost() {
  const colors = useColors();
  const { bottom } = useSafeAreaInsets();
  const sheet = useSyncExternalStore(shownSheet.subscribe, shownSheet.get);
  const close = () => shownSheet.set(null);
  if (sheet === null) return null;
  const entries: SheetAction[] = [...sheet.actions];
  return (
    <Modal transparent visible animationType="fade" onRequestClose={close} aria-label={sheet.title}>
      <Touchable tabIndex={-1} aria-hidden style={styles.veil} onPress={close} />
      <View style={[styles.sheet, { paddingBottom: bottom + 12 }]}>
        <View style={[styles.group, { backgroundColor: colors.card }]}>
          <Text size="footnote" color="cardMutedForeground" style={styles.title}>
            {sheet.title}
          </Text>
          {entries.map(({ label, isDestructive = false, onPress }) => (
            <Touchable
              key={label}
              role="button"
              style={[styles.entry, { borderTopColor: colors.cardBorder }]}
              pressedColor={colors.muted}
              onPress={() => {
                close();
                onPress();
              }}
            >
              <Text color={isDestructive ? "destructive" : "accentForeground"}>{label}</Text>
            </Touchable>
          ))}
        </View>
        <Touchable
          role="button"
          style={[styles.group, styles.cancel, { backgroundColor: colors.card }]}
          pressedColor={colors.muted}
          onPress={close}
        >
          <Text size="headline" color="accentForeground">
            {sheet.cancel}
          </Text>
        </Touchable>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  veil: { ...StyleSheet.absoluteFill, backgroundColor: "rgba(0, 0, 0, 0.35)" },
  sheet: { position: "absolute", bottom: 0, start: 0, end: 0, paddingHorizontal: 10, gap: 8 },
  group: { borderRadius: 16, borderCurve: "continuous", overflow: "hidden" },
  title: { textAlign: "center", padding: 14 },
  entry: {
    minHeight: 56,
    alignItems: "center",
    justifyContent: "center",
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  cancel: { minHeight: 56, alignItems: "center", justifyContent: "center" },
});
