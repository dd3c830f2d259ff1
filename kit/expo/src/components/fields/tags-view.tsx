import { StyleSheet, View } from "react-native";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readTexts } from "@/lib/saved";
import * as words from "@/words/general";

function TagsInput({ field, name, value, description, error }: FieldInputProps) {
  return (
    <Field {...field} description={description} error={error}>
      <Input
        label={field.label}
        name={name}
        initial={readTexts(value).join(", ")}
        placeholder={words.separatedByCommas}
        isRequired={field.required}
        isInvalid={error !== undefined}
      />
    </Field>
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

const styles = StyleSheet.create({ tags: { flexDirection: "row", flexWrap: "wrap", gap: 6 } });
