// What a field is in the generated types and data: its TypeScript type, how it is read back from storage, and how a
// sample of it is written.
import type { Entity, SampleValue } from "../../schema/entity.ts";
import { type Code, code, raw, Reference } from "../code/code.ts";
import type { FieldModel } from "../model/entity-model.ts";
import { constantOf } from "../model/names.ts";

/** Field types that hold one text. */
export const TEXT_TYPES: ReadonlySet<string> = new Set([
  "text",
  "paragraph",
  "choice",
  "link",
  "email",
  "phone",
  "date",
  "time",
  "reference",
]);
/** Field types that hold a number. */
export const NUMBER_TYPES: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);

/** The name of the list of a choice's options. */
export function optionsName(field: FieldModel): Reference {
  return new Reference(`${constantOf(field.id)}_OPTIONS`, field.file);
}

/** The TypeScript type of a field. */
export function typeOfField(field: FieldModel): Code {
  if (field.type === "choice") return code`(typeof ${optionsName(field)})[number] | ""`;
  if (field.type === "rating") return raw("number");
  if (NUMBER_TYPES.has(field.type)) return raw(field.required ? "number" : "number | null");
  if (field.type === "boolean") return raw("boolean");
  return raw(TEXT_TYPES.has(field.type) ? "string" : "string[]");
}

/** The value of a field that nobody filled in. */
export function emptyValue(field: FieldModel): Code {
  if (field.type === "rating" || (NUMBER_TYPES.has(field.type) && field.required)) return raw("0");
  if (NUMBER_TYPES.has(field.type)) return raw("null");
  if (field.type === "boolean") return raw("false");
  return raw(TEXT_TYPES.has(field.type) ? '""' : "[]");
}

/** Reads a field from a saved object. */
export function readSavedField(field: FieldModel): Code {
  const value = raw(`saved.${field.key}`);
  if (field.type === "choice") return code`@readOption(${optionsName(field)}, ${value})`;
  if (field.type === "date") return code`@readDate(${value})`;
  if (field.type === "rating") return code`Math.min(@readNumber(${value}) ?? 0, ${field.max ?? 5})`;
  if (NUMBER_TYPES.has(field.type) && field.required) return code`@readNumber(${value}) ?? 0`;
  if (NUMBER_TYPES.has(field.type)) return code`@readNumber(${value})`;
  if (field.type === "boolean") return code`${value} === true`;
  return TEXT_TYPES.has(field.type) ? code`@readText(${value})` : code`@readTexts(${value})`;
}

/** A sample value as source. A value that does not fit its field's type is written as an empty one. */
export function sampleOfField(field: FieldModel, value: SampleValue | undefined, target: Entity | undefined): Code {
  if (field.type === "date") {
    if (typeof value === "number" && Number.isInteger(value)) return code`@localDate(${value})`;
    return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? code`${value}` : emptyValue(field);
  }
  if (field.type === "reference") return referenceSample(value, target);
  if (field.type === "choice")
    return typeof value === "string" && field.options?.includes(value) === true ? code`${value}` : emptyValue(field);
  if (NUMBER_TYPES.has(field.type)) return typeof value === "number" ? code`${value}` : emptyValue(field);
  if (field.type === "boolean") return code`${value === true}`;
  if (TEXT_TYPES.has(field.type))
    return typeof value === "string" || typeof value === "number" ? code`${String(value)}` : emptyValue(field);
  return Array.isArray(value) ? code`${{ literal: value }}` : emptyValue(field);
}

function referenceSample(value: SampleValue | undefined, target: Entity | undefined): Code {
  const exists = target !== undefined && typeof value === "number" && target.samples[value] !== undefined;
  return exists ? code`${sampleId(target, value)}` : raw('""');
}

/** The id of a sample row: fixed, so that other samples can refer to it. */
export function sampleId(entity: Entity, index: number): string {
  return `${entity.id}-${index + 1}`;
}
