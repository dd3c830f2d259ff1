import type { FieldInputProps, FieldView } from "@/components/fields/field-view";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import * as words from "@/words/general";

function FileInput({ field, name, error }: FieldInputProps) {
  return (
    <Field {...field} description={words.onlyTheFilesNameIs} error={error}>
      {(control) => <Input {...control} type="file" name={name} />}
    </Field>
  );
}

export const fileView: FieldView = { Input: FileInput };
