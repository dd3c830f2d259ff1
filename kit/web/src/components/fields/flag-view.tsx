import { useId } from "react";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

function FlagInput({ field, name, value }: FieldInputProps) {
  const id = useId();
  return (
    <div data-slot="field" className="flex min-h-11 items-center gap-3 self-end">
      <Checkbox id={id} name={name} defaultChecked={value === true} />
      <Label htmlFor={id}>{field.label}</Label>
    </div>
  );
}

function FlagValue({ field, value, isShort = false }: FieldValueProps) {
  return isShort ? <Badge variant="secondary">{field.format(value)}</Badge> : field.format(value);
}

export const flagView: FieldView = { Input: FlagInput, Value: FlagValue };
