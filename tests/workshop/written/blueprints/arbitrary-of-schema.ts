// Random values of a zod schema, by way of the JSON Schema that zod gives of it. Texts without a pattern come from the
// caller: names that users might type, hostile ones among them.
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";

/** JSON Schema as zod writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts of at most so many characters. */
export type TextsUpTo = (charactersMax: number) => Arbitrary<string>;

const ITEMS_MAX = 5;
const TEXT_MAX = 200;

/** Random values of the schema. Throws for a schema with a part that no blueprint has. */
export function arbitraryOfSchema<T>(schema: z.ZodType<T>, texts: TextsUpTo): Arbitrary<T> {
  return arbitraryOf(jsonSchemaOf(schema), texts).map((value) => schema.parse(value));
}

/** The JSON Schema of what a zod schema accepts. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** The schemas of which a value fits one; undefined for a schema of one kind. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { type } = schema;
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : (schema.anyOf ?? schema.oneOf);
}

/** The schema of an item of a list or tuple, or of a property; undefined where there is none. */
export function partOf(schema: JsonSchema, at: number | string): JsonSchema | undefined {
  const part = typeof at === "string" ? schema.properties?.[at] : (schema.prefixItems?.[at] ?? schema.items);
  return typeof part === "object" && !Array.isArray(part) ? part : undefined;
}

function arbitraryOf(schema: JsonSchema | undefined, texts: TextsUpTo): Arbitrary<unknown> {
  if (schema === undefined) throw new Error("No random values of a schema that accepts anything");
  const alternatives = alternativesOf(schema);
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, texts)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return objectOf(schema, texts);
    case "array":
      return arrayOf(schema, texts);
    case "string":
      return textOf(schema, texts);
    case "integer":
    case "number":
      return fc.integer({ min: Math.ceil(schema.minimum ?? -100), max: Math.floor(Math.min(schema.maximum ?? 100, 1_000)) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`No random values for ${JSON.stringify(schema)}`);
  }
}

function objectOf(schema: JsonSchema, texts: TextsUpTo): Arbitrary<unknown> {
  const entries = Object.keys(schema.properties ?? {}).map((key) => [key, arbitraryOf(partOf(schema, key), texts)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] });
}

function arrayOf(schema: JsonSchema, texts: TextsUpTo): Arbitrary<unknown> {
  const { prefixItems, minItems = 0, maxItems = ITEMS_MAX } = schema;
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((_, at) => arbitraryOf(partOf(schema, at), texts)));
  const maxLength = Math.max(minItems, Math.min(maxItems, ITEMS_MAX));
  return fc.array(arbitraryOf(partOf(schema, 0), texts), { minLength: minItems, maxLength });
}

function textOf({ pattern, minLength = 0, maxLength = TEXT_MAX }: JsonSchema, texts: TextsUpTo): Arbitrary<string> {
  const all = pattern === undefined ? texts(maxLength) : fc.stringMatching(new RegExp(pattern), { size: "-1" });
  return all.filter((text) => text.length >= minLength && text.length <= maxLength);
}
