import { type CSSProperties, useEffect, useRef } from "react";
import type { FieldInputProps } from "@/components/fields/field-view";
import { CellField } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import { useColors } from "@/hooks/use-colors";
import { readText } from "@/lib/saved";

const TYPES: Readonly<Record<string, string>> = {
  date: "date",
  time: "time",
  datetime: "datetime-local",
};

/** The browser's own field, which on a phone opens the system's picker. */
export function DateInput({ field, name, value, description, error }: FieldInputProps) {
  const { kind, label, required } = field;
  const colors = useColors();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, form } = useFormText(name, readText(value));
  useEffect(() => form.setFocus(name, () => input.current?.focus()), [form, name]);
  const look: CSSProperties = {
    border: 0,
    padding: "6px 10px",
    borderRadius: 8,
    font: "400 16px/22px system-ui",
    color: colors.cardForeground,
    backgroundColor: colors.muted,
  };
  return (
    <CellField label={label} required={required} description={description} error={error}>
      <input
        ref={input}
        type={TYPES[kind] ?? "date"}
        aria-label={label}
        aria-required={required}
        aria-invalid={error !== undefined}
        value={text}
        style={look}
        onChange={(event) => setText(event.target.value)}
      />
    </CellField>
  );
}
