// Kinds of fields of which one of several options is chosen.
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Category } from "@/components/ui/category";
import { CellField } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import { NativeSelect } from "@/components/ui/native-select";
import { optionsOf } from "@/lib/fields/filters";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

/** The control for one of several options or rows; those of several kinds stand in groups. */
export function SelectInput({ field, name, value, description, error }: FieldInputProps) {
  const { text, setText } = useFormText(name, readText(value));
  const options = field.targets?.() ?? optionsOf(field.options ?? []);
  const targets = field.targetNoun?.();
  const none = { value: "", label: field.required ? words.choose : words.notSet };
  return (
    <CellField
      {...field}
      description={
        targets !== undefined && options.length === 0 ? words.noTargets(targets) : description
      }
      error={error}
    >
      <NativeSelect
        label={field.label}
        value={text}
        options={[none, ...options]}
        isInvalid={error !== undefined}
        onChange={setText}
      />
    </CellField>
  );
}

function ChoiceValue({ field, value, isShort = false }: FieldValueProps) {
  const text = readText(value);
  return (
    <Category
      index={field.options?.indexOf(text) ?? 0}
      color={field.colors?.[text]}
      isShort={isShort}
    >
      {text}
    </Category>
  );
}

export const choiceView: FieldView = { Input: SelectInput, isCell: true, Value: ChoiceValue };
export const stateView: FieldView = choiceView;
