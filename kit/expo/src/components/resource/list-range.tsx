import { StyleSheet, TextInput, View } from "react-native";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import type { ListState } from "@/hooks/use-list-settings";
import * as words from "@/words/general";

/** Narrows a list to the rows whose number is between two others, either of which may be left open. */
export function ListRange({
  label,
  name,
  list,
}: {
  label: string;
  /** The field's name, under which the range is kept as `20..40`. */
  name: string;
  list: ListState;
}) {
  const colors = useColors();
  const [least = "", most = ""] = (list.settings.get(name) ?? "").split("..");
  const set = (from: string, to: string) =>
    list.set(name, from === "" && to === "" ? "" : `${from}..${to}`);
  const input = [styles.input, { color: colors.cardForeground }];
  return (
    <View
      role="group"
      aria-label={words.filter({ label })}
      style={[styles.range, { backgroundColor: colors.card }]}
    >
      <Text aria-hidden size="subhead" weight="500">
        {label}
      </Text>
      <TextInput
        inputMode="decimal"
        aria-label={words.rangeFrom({ label })}
        style={input}
        value={least}
        onChangeText={(text) => set(text, most)}
      />
      <Text aria-hidden size="subhead" color="cardMutedForeground">
        –
      </Text>
      <TextInput
        inputMode="decimal"
        aria-label={words.rangeTo({ label })}
        style={input}
        value={most}
        onChangeText={(text) => set(least, text)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  range: {
    flexDirection: "row",
    alignItems: "center",
    gap: 6,
    minHeight: 36,
    paddingHorizontal: 14,
    borderRadius: 18,
  },
  input: { width: 52, minHeight: 32, fontSize: 15, textAlign: "center" },
});
