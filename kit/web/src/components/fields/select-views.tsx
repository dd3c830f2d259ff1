// Kinds of fields of which one of several options is chosen.
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Category } from "@/components/ui/category";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { FilterOption } from "@/lib/fields/field-definition";
import { optionsOf } from "@/lib/fields/filters";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

/** The control for one of several options or rows; those of several kinds stand in groups. */
export function SelectInput({ field, name, value, description, error }: FieldInputProps) {
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
          <Options options={options} />
        </NativeSelect>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ));
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    );
  });
}

function ChoiceValue({ field, value }: FieldValueProps) {
  const text = readText(value);
  return (
    <Category index={field.options?.indexOf(text) ?? 0} color={field.colors?.[text]}>
      {text}
    </Category>
  );
}

export const choiceView: FieldView = { Input: SelectInput, Value: ChoiceValue };
export const stateView: FieldView = choiceView;
