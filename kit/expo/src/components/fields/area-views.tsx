// Kinds of fields that are entered in several lines.
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { ValueText } from "@/components/fields/value-text";
import { LineList } from "@/components/line-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Text } from "@/components/ui/text";
import { readText, readTexts } from "@/lib/saved";

function AreaInput({ field, name, value, description, error }: FieldInputProps) {
  return (
    <Field {...field} description={description} error={error}>
      <Input
        multiline
        label={field.label}
        name={name}
        initial={readTexts(value).join("\n")}
        placeholder={field.placeholder}
        isRequired={field.required}
        isInvalid={error !== undefined}
      />
    </Field>
  );
}

function ParagraphValue({ value, isShort = false }: FieldValueProps) {
  return isShort ? (
    <Text
      size="subhead"
      color="cardMutedForeground"
      numberOfLines={2}
      style={{ pointerEvents: "none" }}
    >
      {readText(value)}
    </Text>
  ) : (
    <Text>{readText(value)}</Text>
  );
}

function LinesValue({ field, value, isShort = false, size }: FieldValueProps) {
  if (isShort)
    return (
      <ValueText isShort {...(size && { size })}>
        {field.format(value)}
      </ValueText>
    );
  return <LineList lines={readTexts(value)} />;
}

export const paragraphView: FieldView = { Input: AreaInput, Value: ParagraphValue, isLong: true };
export const linesView: FieldView = { Input: AreaInput, Value: LinesValue, isLong: true };
