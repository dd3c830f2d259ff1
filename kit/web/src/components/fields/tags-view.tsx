import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { TagsInput } from "@/components/fields/tags-input";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { readTexts } from "@/lib/saved";

function TagsField({
  field: { label, required, options = [] },
  name,
  value,
  description,
  error,
}: FieldInputProps) {
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <TagsInput
          control={control}
          name={name}
          suggestions={options}
          defaultValue={readTexts(value)}
        />
      )}
    </Field>
  );
}

function TagsValue({ value }: FieldValueProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {readTexts(value).map((tag) => (
        <Badge key={tag} variant="secondary">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

export const tagsView: FieldView = { Input: TagsField, Value: TagsValue, isWide: true };
