// Kinds of fields that are entered in several lines.
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { LineList } from "@/components/line-list";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { readText, readTexts } from "@/lib/saved";

function AreaInput({ field, name, value, description, error }: FieldInputProps) {
  return (
    <Field {...field} description={description} error={error}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          placeholder={field.placeholder}
          defaultValue={readTexts(value).join("\n")}
        />
      )}
    </Field>
  );
}

function ParagraphValue({ value, isShort = false }: FieldValueProps) {
  return (
    <p
      className={isShort ? "line-clamp-3 text-muted-foreground" : "max-w-prose whitespace-pre-line"}
    >
      {readText(value)}
    </p>
  );
}

function LinesValue({ field, value, isShort = false }: FieldValueProps) {
  if (isShort) return field.format(value);
  return <LineList lines={readTexts(value)} />;
}

export const paragraphView: FieldView = {
  Input: AreaInput,
  Value: ParagraphValue,
  isWide: true,
  isLong: true,
};
export const linesView: FieldView = {
  Input: AreaInput,
  Value: LinesValue,
  isWide: true,
  isLong: true,
};
