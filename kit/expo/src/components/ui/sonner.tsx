import { XIcon } from "lucide-react-native";
import { useEffect, useSyncExternalStore } from "react";
import { StyleSheet, View } from "react-native";
import { useSafeAreaInsets } from "react-native-safe-area-context";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { onSaveFailure } from "@/lib/store";
import { shownToast, toast } from "@/lib/toast";
import * as words from "@/words/general";

/** Shows the notices of `toast()`, and reports changes that could not be stored. Rendered once, by the layout. */
export function Toaster() {
  const colors = useColors();
  const { bottom } = useSafeAreaInsets();
  const shown = useSyncExternalStore(shownToast.subscribe, shownToast.get);

  useEffect(() => onSaveFailure(() => toast.error(words.notStored)), []);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <View role="status" aria-live="polite" style={[styles.place, { bottom: bottom + 64 }]}>
      {shown !== null && (
        <View style={[styles.toast, { backgroundColor: colors.cardForeground }]}>
          <View style={styles.words}>
            <Text size="subhead" color="card">
              {shown.message}
            </Text>
            {shown.description !== undefined && (
              <Text size="footnote" color="card">
                {shown.description}
              </Text>
            )}
          </View>
          {shown.action !== undefined && (
            <Touchable
              role="button"
              style={styles.button}
              onPress={() => {
                shown.action?.onClick();
                toast.dismiss(shown.id);
              }}
            >
              <Text size="subhead" color="card" weight="700">
                {shown.action.label}
              </Text>
            </Touchable>
          )}
          <Touchable
            role="button"
            aria-label={words.dismiss}
            style={styles.button}
            onPress={() => toast.dismiss(shown.id)}
          >
            <XIcon aria-hidden size={16} color={colors.card} />
          </Touchable>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: "absolute",
    start: 0,
    end: 0,
    alignItems: "center",
    paddingHorizontal: 16,
    pointerEvents: "box-none",
  },
  toast: {
    flexDirection: "row",
    alignItems: "center",
    gap: 2,
    maxWidth: 420,
    paddingStart: 16,
    paddingEnd: 4,
    borderRadius: 14,
    borderCurve: "continuous",
    boxShadow: "0 8px 24px rgba(0, 0, 0, 0.22)",
  },
  words: { flexShrink: 1, paddingVertical: 12 },
  button: {
    minWidth: 40,
    minHeight: 44,
    paddingHorizontal: 10,
    alignItems: "center",
    justifyContent: "center",
    borderRadius: 10,
  },
});
