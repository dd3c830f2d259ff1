import { type ComponentProps, type ComponentType, useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { type ControlProps, Field as FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { StarRating } from "@/components/fields/star-rating";
import { TagsInput } from "@/components/fields/tags-input";
import type { Field, FieldKind } from "@/lib/fields/field";
import { readText, readTexts } from "@/lib/saved";

interface InputProps {
  field: Field<unknown>;
  /** The name in the form's data. */
  name: string;
  value: unknown;
  control: ControlProps;
}

/** The labelled control of a field. A form reads it with `readForm`. */
export function FieldInput({
  field,
  name,
  value = field.empty,
  error,
}: {
  field: Field<unknown>;
  name: string;
  value?: unknown;
  error?: string | undefined;
}) {
  const id = useId();
  if (field.kind === "flag") return <FlagInput id={id} field={field} name={name} value={value} />;
  if (field.kind === "rating") return <RatingInput field={field} name={name} value={value} />;
  const Control = CONTROLS[field.kind];
  return (
    <FieldFrame id={id} label={field.label} required={field.required} error={error}>
      {(control) => <Control field={field} name={name} value={value} control={control} />}
    </FieldFrame>
  );
}

/** An input for one line; numbers have their unit beside it. */
function lineControl(attributes: Pick<ComponentProps<"input">, "type" | "inputMode">) {
  return function LineControl({ field, name, value, control }: InputProps) {
    const input = (
      <Input {...control} {...attributes} name={name} placeholder={field.placeholder} defaultValue={readText(value)} autoComplete="off" />
    );
    if (field.unit === undefined) return input;
    return (
      <div className="flex items-center gap-2">
        {input}
        <span className="shrink-0 text-sm text-muted-foreground">{field.unit}</span>
      </div>
    );
  };
}

function TextareaControl({ field, name, value, control }: InputProps) {
  const text = Array.isArray(value) ? readTexts(value).join("\n") : readText(value);
  return <Textarea {...control} name={name} placeholder={field.placeholder} defaultValue={text} />;
}

function SelectControl({ field, name, value, control }: InputProps) {
  const options = field.targets?.() ?? (field.options ?? []).map((option) => ({ value: option, label: option }));
  return (
    <NativeSelect {...control} name={name} defaultValue={readText(value)}>
      <option value="">{field.required ? "Choose…" : "None"}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

function TagsControl({ field, name, value, control }: InputProps) {
  return <TagsInput control={control} name={name} suggestions={field.options ?? []} defaultValue={readTexts(value)} />;
}

function FlagInput({ id, field, name, value }: Omit<InputProps, "control"> & { id: string }) {
  return (
    <div data-slot="field" className="flex min-h-11 items-center gap-3 self-end">
      <Checkbox id={id} name={name} defaultChecked={value === true} />
      <Label htmlFor={id}>{field.label}</Label>
    </div>
  );
}

function RatingInput({ field, name, value }: Omit<InputProps, "control">) {
  const [stars, setStars] = useState(Number(value));
  return (
    <div data-slot="field" className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold">
        {field.label}
      </span>
      <input type="hidden" name={name} value={stars} />
      <StarRating label={field.label} value={stars} max={field.max ?? 5} onChange={setStars} isClearable />
    </div>
  );
}

const numberControl = lineControl({ type: "text", inputMode: "decimal" });

const CONTROLS: Readonly<Record<Exclude<FieldKind, "flag" | "rating">, ComponentType<InputProps>>> = {
  text: lineControl({ type: "text" }),
  email: lineControl({ type: "email" }),
  phone: lineControl({ type: "tel" }),
  link: lineControl({ type: "url" }),
  date: lineControl({ type: "date" }),
  time: lineControl({ type: "time" }),
  number: numberControl,
  money: numberControl,
  percent: numberControl,
  duration: numberControl,
  paragraph: TextareaControl,
  lines: TextareaControl,
  choice: SelectControl,
  reference: SelectControl,
  tags: TagsControl,
};
