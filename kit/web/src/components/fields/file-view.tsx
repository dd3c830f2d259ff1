import type { FieldInputProps, FieldView } from "@/components/fields/field-view";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

function FileInput({ field, name, error }: FieldInputProps) {
  return (
    <Field {...field} description="Only the file's name is kept." error={error}>
      {(control) => <Input {...control} type="file" name={name} />}
    </Field>
  );
}

export const fileView: FieldView = { Input: FileInput };
