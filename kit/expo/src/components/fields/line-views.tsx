// Kinds of fields that are entered in one line.
import { ClockIcon, MailIcon, PhoneIcon } from "lucide-react-native";
import type { ExternalPathString } from "expo-router";
import { type TextInputProps, View } from "react-native";
import { DateInput } from "@/components/fields/date-input";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { LinkText } from "@/components/fields/link-text";
import { ValueText } from "@/components/fields/value-text";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Text } from "@/components/ui/text";
import type { FieldKind } from "@/lib/fields/field-definition";
import { safeUrl } from "@/lib/fields/link";
import { formatDate, formatRelativeDate } from "@/lib/format";
import { readText } from "@/lib/saved";
import { leadsOn } from "@/lib/words";

/** The keyboards of kinds that are not plain text. */
const KEYBOARDS: Readonly<Partial<Record<FieldKind, TextInputProps["inputMode"]>>> = {
  email: "email",
  phone: "tel",
  link: "url",
  number: "decimal",
  money: "decimal",
  percent: "decimal",
  duration: "decimal",
};

function LineInput({ field, name, value, description, error }: FieldInputProps) {
  const { kind, label, placeholder, unit, required } = field;
  const isPlain = ["email", "link"].includes(kind);
  return (
    <Field {...field} description={description} error={error}>
      <View style={{ flexDirection: "row", alignItems: "center" }}>
        <View style={{ flex: 1 }}>
          <Input
            label={label}
            name={name}
            initial={readText(value)}
            placeholder={placeholder}
            inputMode={KEYBOARDS[kind]}
            autoCapitalize={isPlain ? "none" : "sentences"}
            isRequired={required}
            isInvalid={error !== undefined}
          />
        </View>
        {unit !== undefined && (
          <Text size="subhead" color="cardMutedForeground" style={{ paddingEnd: 16 }}>
            {unit}
          </Text>
        )}
      </View>
    </Field>
  );
}

function DateValue({ field, value, isShort = false, size }: FieldValueProps) {
  const date = readText(value);
  return (
    <ValueText isShort={isShort} {...(size && { size })}>
      {isShort && !leadsOn(field.label) ? formatRelativeDate(date) : formatDate(date)}
    </ValueText>
  );
}

function LinkValue({ field: { kind, format }, value, ...size }: FieldValueProps) {
  const href = hrefOf(kind, readText(value));
  if (href === null) return <ValueText {...size}>{format(value)}</ValueText>;
  return (
    <LinkText to={href} {...size}>
      {readText(value).replace(/^https?:\/\//, "")}
    </LinkText>
  );
}

function hrefOf(kind: FieldKind, value: string): ExternalPathString | null {
  if (kind === "email") return `mailto:${value}`;
  if (kind === "phone") return `tel:${value}`;
  const address = safeUrl(value);
  return isAddress(address) ? address : null;
}

const isAddress = (text: string | null): text is ExternalPathString => text?.includes(":") === true;

export const textView: FieldView = { Input: LineInput };
export const numberView: FieldView = { Input: LineInput, isLabelled: true };
export const durationView: FieldView = { Input: LineInput, icon: ClockIcon };
export const timeView: FieldView = { Input: DateInput, isCell: true, icon: ClockIcon };
export const datetimeView: FieldView = {
  Input: DateInput,
  isCell: true,
  icon: ClockIcon,
  isLabelled: true,
};
export const dateView: FieldView = {
  Input: DateInput,
  isCell: true,
  Value: DateValue,
  isLabelled: true,
};
export const linkView: FieldView = { Input: LineInput, Value: LinkValue };
export const emailView: FieldView = { Input: LineInput, Value: LinkValue, icon: MailIcon };
export const phoneView: FieldView = { Input: LineInput, Value: LinkValue, icon: PhoneIcon };
