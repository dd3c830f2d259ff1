// Constructors for the fields of entities that no thing describes. The label gives the id.
import type { Field } from "../schema/entity.ts";
import { seedOf } from "./words/seed.ts";

/** When a field is part of an app: `always`, unless the prompt lists its own fields (`usual`), or only when the prompt names it (`named`). */
export type FieldPresence = "always" | "usual" | "named";

/** A field as knowledge: with the words that mean it, in the singular and lower case, and when it is part of an app. */
export type ThingField = Field & { words: readonly string[]; presence: FieldPresence };

/** What a field may say beyond its label and type. */
export interface FieldFacts {
  words?: readonly string[];
  presence?: FieldPresence;
  required?: boolean;
  unit?: string;
  min?: number;
  max?: number;
  placeholder?: string;
}

/** Lower-case words with hyphens, as the schema wants them; `item` where nothing is left. */
export function slugOf(words: string): string {
  const plain = words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 41)
    .replace(/^(.{12,40})-.*$/, (all, kept: string) => (all.length > 40 ? kept : all))
    .slice(0, 40)
    .replace(/-+$/, "");
  // Words in another script have no Latin letters: they get a name that is always the same.
  if (plain === "" && /\p{L}/u.test(words)) return `item-${seedOf(words).toString(36)}`;
  return plain === "" || plain === "constructor" || plain === "prototype" ? `${plain}-item`.replace(/^-/, "") : plain;
}

function field(label: string, type: Field["type"], facts: FieldFacts, more: Partial<Field> = {}): ThingField {
  const { words = [], presence = "usual", required = false, ...rest } = facts;
  return { id: slugOf(label), label, type, required, ...rest, ...more, words, presence };
}

/** The field that names a row: required and always there. */
export function title(label: string, facts: FieldFacts = {}): ThingField {
  return field(label, "text", { required: true, presence: "always", ...facts });
}

/** A line of text. */
export function text(label: string, facts: FieldFacts = {}): ThingField {
  return field(label, "text", facts);
}

/** Running text of any length. */
export function paragraph(label: string, facts: FieldFacts = {}): ThingField {
  return field(label, "paragraph", facts);
}

/** A day. */
export function date(label: string, facts: FieldFacts = {}): ThingField {
  return field(label, "date", facts);
}

/** An e-mail address. */
export function email(label = "Email", facts: FieldFacts = {}): ThingField {
  return field(label, "email", { words: ["e-mail", "mail", "email address"], ...facts });
}

/** A telephone number. */
export function phone(label = "Phone", facts: FieldFacts = {}): ThingField {
  return field(label, "phone", { words: ["telephone", "phone number", "mobile", "telephone number"], ...facts });
}

/** One of the options, in their natural order. */
export function choice(label: string, options: string[], facts: FieldFacts = {}): ThingField {
  return field(label, "choice", facts, { options });
}
