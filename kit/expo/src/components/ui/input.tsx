import { useEffect, useRef } from "react";
import { StyleSheet, TextInput, type TextInputProps } from "react-native";
import { useFormText } from "@/components/ui/form";
import { useColors } from "@/hooks/use-colors";

export interface InputProps extends Omit<TextInputProps, "value" | "onChangeText" | "style"> {
  label: string;
  /** The name in the form's data. */
  name: string;
  initial: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** For a component that also writes into it, such as a date picker: the current text, and the listener for what is typed. */
  text?: string;
  onText?: (text: string) => void;
}

/** A field of a form that one types in. */
export function Input({
  label,
  name,
  initial,
  isInvalid = false,
  isRequired = false,
  multiline,
  text: given,
  onText,
  ...props
}: InputProps) {
  const colors = useColors();
  const field = useRef<TextInput>(null);
  const { text: own, setText, form } = useFormText(name, initial);
  useEffect(() => form.setFocus(name, () => field.current?.focus()), [form, name]);
  return (
    <TextInput
      ref={field}
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      value={given ?? own}
      onChangeText={onText ?? setText}
      multiline={multiline}
      autoComplete="off"
      placeholderTextColor={colors.cardMutedForeground}
      selectionColor={colors.link}
      onSubmitEditing={multiline === true ? undefined : form.submit}
      submitBehavior={multiline === true ? "newline" : "submit"}
      {...props}
      style={[styles.input, multiline === true && styles.area, { color: colors.cardForeground }]}
    />
  );
}

const styles = StyleSheet.create({
  input: {
    minHeight: 48,
    paddingHorizontal: 16,
    paddingVertical: 12,
    fontSize: 17,
    outlineOffset: -2,
    borderRadius: 10,
  },
  area: { minHeight: 112, textAlignVertical: "top", lineHeight: 23 },
});
