import { SearchIcon } from "lucide-react-native";
import { StyleSheet, TextInput, View } from "react-native";
import { useColors } from "@/hooks/use-colors";

/** A field that narrows what is shown while one types. Its label is also its placeholder. */
export function SearchInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (search: string) => void;
}) {
  const colors = useColors();
  return (
    <View style={[styles.frame, { backgroundColor: colors.card }]}>
      <SearchIcon aria-hidden size={18} color={colors.cardMutedForeground} />
      <TextInput
        role="searchbox"
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.cardMutedForeground}
        selectionColor={colors.link}
        value={value}
        onChangeText={onChange}
        autoCapitalize="none"
        autoCorrect={false}
        clearButtonMode="while-editing"
        returnKeyType="search"
        style={[styles.input, { color: colors.cardForeground }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    flexDirection: "row",
    alignItems: "center",
    gap: 7,
    paddingStart: 12,
    borderRadius: 12,
    borderCurve: "continuous",
    overflow: "hidden",
  },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: 40,
    paddingEnd: 12,
    fontSize: 17,
    outlineOffset: -2,
    borderRadius: 10,
  },
});
