// Kinds of fields that are entered in one line.
import { ClockIcon, MailIcon, PhoneIcon } from "lucide-react";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FieldKind } from "@/lib/fields/field-definition";
import { safeUrl } from "@/lib/fields/link";
import { formatDate, formatRelativeDate } from "@/lib/format";
import { readText } from "@/lib/saved";
import { leadsOn } from "@/lib/words";

/** The input types of kinds that are not plain text. */
const TYPES: Readonly<Partial<Record<FieldKind, string>>> = {
  email: "email",
  phone: "tel",
  link: "url",
  date: "date",
  datetime: "datetime-local",
  time: "time",
};

function LineInput({ field, name, value, description, error }: FieldInputProps) {
  const { kind, placeholder, unit } = field;
  const isNumber = ["number", "money", "percent", "duration"].includes(kind);
  return (
    <Field {...field} description={description} error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Input
            {...control}
            type={TYPES[kind] ?? "text"}
            inputMode={isNumber ? "decimal" : undefined}
            name={name}
            placeholder={placeholder}
            defaultValue={readText(value)}
            autoComplete="off"
          />
          {unit !== undefined && (
            <span className="shrink-0 text-sm text-muted-foreground">{unit}</span>
          )}
        </div>
      )}
    </Field>
  );
}

function DateValue({ field, value, isShort = false }: FieldValueProps) {
  const date = readText(value);
  return (
    <time dateTime={date} title={formatDate(date)}>
      {isShort && !leadsOn(field.label) ? formatRelativeDate(date) : formatDate(date)}
    </time>
  );
}

function MomentValue({ field, value }: FieldValueProps) {
  return <time dateTime={readText(value)}>{field.format(value)}</time>;
}

function LinkValue({ field: { kind, format }, value }: FieldValueProps) {
  const href = hrefOf(kind, readText(value));
  if (href === null) return format(value);
  return (
    <a data-slot="link" href={href} rel="noreferrer" className="relative z-10 text-link underline">
      {readText(value).replace(/^https?:\/\//, "")}
    </a>
  );
}

function hrefOf(kind: FieldKind, value: string): string | null {
  if (kind === "email") return `mailto:${value}`;
  return kind === "phone" ? `tel:${value}` : safeUrl(value);
}

export const textView: FieldView = { Input: LineInput };
export const numberView: FieldView = { Input: LineInput, isLabelled: true };
export const durationView: FieldView = { Input: LineInput, icon: ClockIcon };
export const timeView: FieldView = { Input: LineInput, icon: ClockIcon };
export const datetimeView: FieldView = {
  Input: LineInput,
  Value: MomentValue,
  icon: ClockIcon,
  isLabelled: true,
};
export const dateView: FieldView = { Input: LineInput, Value: DateValue, isLabelled: true };
export const linkView: FieldView = { Input: LineInput, Value: LinkValue };
export const emailView: FieldView = { Input: LineInput, Value: LinkValue, icon: MailIcon };
export const phoneView: FieldView = { Input: LineInput, Value: LinkValue, icon: PhoneIcon };
