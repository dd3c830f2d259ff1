import { Platform, StyleSheet, View } from "react-native";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Badge } from "@/components/ui/badge";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { distinct } from "@/lib/fields/tags";
import { readTexts } from "@/lib/saved";
import * as words from "@/words/general";

/** Words that are separated by commas; those that are offered can be chosen by a press. */
function TagsInput({ field, name, value, description, error }: FieldInputProps) {
  const { text, setText } = useFormText(name, readTexts(value).join(", "));
  const tags = distinct(text.split(","));
  const toggle = (tag: string) =>
    setText(
      (tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]).join(", "),
    );
  const suggestions = field.options ?? [];
  return (
    <Field {...field} description={description} error={error}>
      <Input
        label={field.label}
        name={name}
        initial={text}
        text={text}
        onText={setText}
        placeholder={words.separatedByCommas}
        isRequired={field.required}
        isInvalid={error !== undefined}
      />
      {suggestions.length > 0 && (
        <View style={styles.suggestions}>
          {suggestions.map((tag) => (
            <Suggestion
              key={tag}
              tag={tag}
              isChosen={tags.includes(tag)}
              onPress={() => toggle(tag)}
            />
          ))}
        </View>
      )}
    </Field>
  );
}

function Suggestion({
  tag,
  isChosen,
  onPress,
}: {
  tag: string;
  isChosen: boolean;
  onPress: () => void;
}) {
  // Browsers say that it is pressed, which phones know as selected.
  const state: ButtonProps & { "aria-pressed"?: boolean } =
    Platform.OS === "web" ? { "aria-pressed": isChosen } : { "aria-selected": isChosen };
  return (
    <Button
      {...state}
      variant={isChosen ? "default" : "secondary"}
      size="sm"
      style={styles.suggestion}
      onClick={onPress}
    >
      {tag}
    </Button>
  );
}

function TagsValue({ value }: FieldValueProps) {
  return (
    <View style={styles.tags}>
      {readTexts(value).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </View>
  );
}

export const tagsView: FieldView = { Input: TagsInput, Value: TagsValue };

const styles = StyleSheet.create({
  tags: { flexDirection: "row", flexWrap: "wrap", gap: 6 },
  suggestions: {
    flexDirection: "row",
    flexWrap: "wrap",
    gap: 8,
    paddingHorizontal: 14,
    paddingBottom: 14,
  },
  suggestion: { borderRadius: 17 },
});
