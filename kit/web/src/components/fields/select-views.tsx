// Kinds of fields of which one of several options is chosen.
import { Link } from "react-router";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Category } from "@/components/ui/category";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { optionsOf } from "@/lib/fields/filters";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

function SelectInput({ field, name, value, description, error }: FieldInputProps) {
  const options = field.targets?.() ?? optionsOf(field.options ?? []);
  const targets = field.targetNoun?.();
  return (
    <Field
      {...field}
      description={
        targets !== undefined && options.length === 0 ? words.noTargets(targets) : description
      }
      error={error}
    >
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={readText(value)}>
          <option value="">{field.required ? words.choose : words.notSet}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function ChoiceValue({ field, value }: FieldValueProps) {
  const text = readText(value);
  return <Category index={field.options?.indexOf(text) ?? 0}>{text}</Category>;
}

function ReferenceValue({ field, value }: FieldValueProps) {
  const path = field.targetPath?.(value) ?? null;
  if (path === null) return field.format(value);
  return (
    <Link data-slot="link" to={path} className="relative z-10 text-link underline">
      {field.format(value)}
    </Link>
  );
}

export const choiceView: FieldView = { Input: SelectInput, Value: ChoiceValue };
export const stateView: FieldView = choiceView;
export const referenceView: FieldView = { Input: SelectInput, Value: ReferenceValue };
