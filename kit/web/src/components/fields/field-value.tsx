import { ClockIcon, type LucideIcon, MailIcon, PhoneIcon } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge";
import { Category } from "@/components/ui/category";
import type { Field, FieldKind } from "@/lib/fields/field";
import { safeUrl } from "@/lib/fields/link";
import { formatDate, formatRelativeDate } from "@/lib/format";
import { readText, readTexts } from "@/lib/saved";

interface ValueProps {
  field: Field<unknown>;
  value: unknown;
  /** Whether there is room for one line only. */
  isShort: boolean;
}

/** Shows the value of a field; nothing if it is empty. */
export function FieldValue({ field, value, isShort = false }: { field: Field<unknown>; value: unknown; isShort?: boolean }) {
  if (field.isEmpty(value) && field.kind !== "flag") return null;
  const Value = VALUES[field.kind] ?? FormattedValue;
  return <Value field={field} value={value} isShort={isShort} />;
}

/** The icon that stands for a kind of field in a line of facts. */
export const FIELD_ICONS: Readonly<Partial<Record<FieldKind, LucideIcon>>> = {
  time: ClockIcon,
  duration: ClockIcon,
  email: MailIcon,
  phone: PhoneIcon,
};

function FormattedValue({ field, value }: ValueProps) {
  return field.format(value);
}

function DateValue({ value }: ValueProps) {
  const date = readText(value);
  return (
    <time dateTime={date} title={formatDate(date)}>
      {formatRelativeDate(date)}
    </time>
  );
}

function FlagValue({ field, value, isShort }: ValueProps) {
  if (!isShort) return field.format(value);
  return value === true ? <Badge variant="secondary">{field.format(value)}</Badge> : null;
}

function ParagraphValue({ value, isShort }: ValueProps) {
  return <p className={isShort ? "line-clamp-3 text-muted-foreground" : "max-w-prose whitespace-pre-line"}>{readText(value)}</p>;
}

function LinesValue({ field, value, isShort }: ValueProps) {
  if (isShort) return field.format(value);
  return (
    <ul data-slot="bullets" className="flex flex-col">
      {readTexts(value).map((line, index) => (
        <li key={`${index} ${line}`} className="border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0">
          {line}
        </li>
      ))}
    </ul>
  );
}

function ChoiceValue({ field, value }: ValueProps) {
  const text = readText(value);
  return <Category index={field.options?.indexOf(text) ?? 0}>{text}</Category>;
}

function TagsValue({ value }: ValueProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {readTexts(value).map((tag) => (
        <Badge key={tag} variant="secondary">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

function RatingValue({ field, value }: ValueProps) {
  return (
    <span role="img" aria-label={field.format(value)} className="text-rating">
      {"★".repeat(Number(value))}
    </span>
  );
}

function LinkValue({ field, value }: ValueProps) {
  const address = hrefOf(field.kind, readText(value));
  if (address === null) return field.format(value);
  const isPage = field.kind === "link";
  return (
    <a
      data-slot="link"
      href={address}
      className="relative z-10 break-words text-link underline"
      {...(isPage && { target: "_blank", rel: "noreferrer" })}
    >
      {readText(value)}
    </a>
  );
}

function hrefOf(kind: FieldKind, value: string): string | null {
  if (kind === "email") return `mailto:${value}`;
  return kind === "phone" ? `tel:${value.replaceAll(/[^\d+]/g, "")}` : safeUrl(value);
}

function ReferenceValue({ field, value }: ValueProps) {
  const path = field.targetPath?.(value) ?? null;
  if (path === null) return null;
  return (
    <Link data-slot="link" to={path} className="relative z-10 break-words text-link underline">
      {field.format(value)}
    </Link>
  );
}

const VALUES: Readonly<Partial<Record<FieldKind, ComponentType<ValueProps>>>> = {
  date: DateValue,
  flag: FlagValue,
  paragraph: ParagraphValue,
  lines: LinesValue,
  choice: ChoiceValue,
  tags: TagsValue,
  rating: RatingValue,
  link: LinkValue,
  email: LinkValue,
  phone: LinkValue,
  reference: ReferenceValue,
};
