import type {
  FieldControlProps,
  FieldInputProps,
  FieldValueProps,
  FieldView,
} from "@/components/fields/field-view";
import { ValueText } from "@/components/fields/value-text";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { CellField } from "@/components/ui/field";
import { useFormTexts } from "@/components/ui/form";
import { Toggle } from "@/components/ui/toggle";
import * as words from "@/words/general";

/** What a form holds of a control that is switched on. */
const ON = ["on"];

function FlagInput({ field, name, value }: FieldInputProps) {
  const { texts, setTexts } = useFormTexts(name, value === true ? ON : []);
  return (
    <CellField required label={field.label}>
      <Toggle
        label={field.label}
        checked={texts.length > 0}
        onCheckedChange={(checked) => setTexts(checked ? ON : [])}
      />
    </CellField>
  );
}

function FlagValue({ field, value, isShort = false }: FieldValueProps) {
  return isShort ? (
    <Badge>{field.format(value)}</Badge>
  ) : (
    <ValueText>{field.format(value)}</ValueText>
  );
}

function FlagControl({ field, value, title, onChange }: FieldControlProps) {
  return (
    <Checkbox
      label={words.flag({ state: field.format(true), title })}
      checked={value === true}
      onCheckedChange={onChange}
    />
  );
}

export const flagView: FieldView = {
  Input: FlagInput,
  isCell: true,
  Value: FlagValue,
  Control: FlagControl,
};
