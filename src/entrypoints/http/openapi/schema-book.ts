// The schemas of one document. A named zod schema (`meta({id})`) is written once in `components.schemas` and referenced
// elsewhere, so that generated clients get good names; the others are written inline.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/** A schema in a document: JSON Schema 2020-12. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** The location of named schemas. */
const PLACE = "#/components/schemas/";

/** The named schemas of a document, collected while schemas are written into it. */
export class SchemaBook {
  readonly #named = new Map<string, JsonSchema>();

  /** A zod schema in its wire form; named schemas are added to `components`. Throws for two different schemas of one name. */
  write(schema: z.ZodType): JsonSchema {
    const { $schema: _dialect, $defs = {}, ...written } = z.toJSONSchema(schema, { io: "input", override: correct });
    for (const [name, named] of Object.entries($defs)) this.#keep(name, tidy({ ...named }));
    return tidy(written);
  }

  /** The named schemas, sorted by name. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  #keep(name: string, schema: JsonSchema): void {
    const known = this.#named.get(name);
    if (known !== undefined && !isDeepStrictEqual(known, schema)) throw new Error(`two schemas of one document are named ${name}`);
    this.#named.set(name, schema);
  }
}

type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

// Corrections to zod's output for readers of the document.
const correct: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  // `format` is sufficient; the pattern that zod adds is long and redundant.
  if (zodSchema instanceof z.ZodUUID || zodSchema instanceof z.ZodGUID || zodSchema instanceof z.ZodISODate) delete jsonSchema.pattern;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  // JavaScript's integer limit is irrelevant to other clients.
  if (zodSchema instanceof z.ZodNumber && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (zodSchema instanceof z.ZodNumber && jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

/** The keywords that a schema starts with, so that documents are consistent. */
const FIRST = ["$ref", "type", "format", "enum", "const", "description"];

// Makes references point to the named schemas, orders keywords, and expresses null in the type.
function tidy(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(allowNull(schema)).map(([keyword, value]): [string, unknown] => [keyword, tidyWithin(keyword, value)]);
  const rank = ([keyword]: [string, unknown]) => (FIRST.includes(keyword) ? FIRST.indexOf(keyword) : FIRST.length);
  return Object.fromEntries(entries.toSorted((one, other) => rank(one) - rank(other)));
}

function tidyWithin(keyword: string, value: unknown): unknown {
  if (keyword === "$ref" && typeof value === "string") return value.replace("#/$defs/", PLACE);
  if (Array.isArray(value)) return value.map((item: unknown) => tidyWithin("", item));
  if (typeof value !== "object" || value === null) return value;
  if (keyword !== "properties") return tidy({ ...value });
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, tidy(field)]));
}

// `anyOf: [{type: "string", …}, {type: "null"}]` is equal to `type: ["string", "null"]`, which is easier to read.
function allowNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  const [inner, nothing, ...more] = Array.isArray(anyOf) ? anyOf : [];
  if (nothing?.type !== "null" || typeof inner?.type !== "string" || more.length > 0) return schema;
  const values = Array.isArray(inner.enum) ? { enum: [...inner.enum, null] } : {};
  return { ...inner, ...others, ...values, type: [inner.type, "null"] };
}
