import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import type {
  FieldControlProps,
  FieldInputProps,
  FieldValueProps,
  FieldView,
} from "@/components/fields/field-view";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import * as words from "@/words/general";

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
  const warns = field.meaning === "alert" || field.meaning === "caution";
  if (warns && value === true)
    return (
      <Badge
        variant={field.meaning === "alert" ? "destructive" : "caution"}
        data-meaning={field.meaning}
      >
        <TriangleAlert aria-hidden="true" />
        {field.format(value)}
      </Badge>
    );
  return isShort && !warns ? (
    <Badge variant="secondary">{field.format(value)}</Badge>
  ) : (
    field.format(value)
  );
}

function FlagControl({ field, value, title, onChange }: FieldControlProps) {
  return (
    <Checkbox
      aria-label={words.flag({ state: field.format(true), title })}
      title={field.label}
      data-meaning={field.meaning}
      checked={value === true}
      onCheckedChange={onChange}
    />
  );
}

export const flagView: FieldView = { Input: FlagInput, Value: FlagValue, Control: FlagControl };
