// The schemas of one document. A zod schema that has a name (`meta({id})`) stands in `components.schemas` once, and is
// referred to everywhere else, so that generated clients have good names; the others stand where they are used.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/** A schema as a document has it: JSON Schema 2020-12. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Where named schemas stand. */
const PLACE = "#/components/schemas/";

/** The named schemas of a document, which grow as schemas are written into it. */
export class SchemaBook {
  readonly #named = new Map<string, JsonSchema>();

  /** A zod schema as it is on the wire; what it names is kept for `components`. Refuses two different schemas of one name. */
  write(schema: z.ZodType): JsonSchema {
    const { $schema: _dialect, $defs = {}, ...written } = z.toJSONSchema(schema, { io: "input", override: correct });
    for (const [name, named] of Object.entries($defs)) this.#keep(name, tidy({ ...named }));
    return tidy(written);
  }

  /** The named schemas, by their names in alphabetical order. */
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

// What zod writes down otherwise than a reader of the document needs it.
const correct: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  // `format` says it; the pattern that zod adds is long and says nothing more.
  if (zodSchema instanceof z.ZodUUID || zodSchema instanceof z.ZodGUID || zodSchema instanceof z.ZodISODate) delete jsonSchema.pattern;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  // That a number fits into JavaScript's is of no interest to anyone else.
  if (zodSchema instanceof z.ZodNumber && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (zodSchema instanceof z.ZodNumber && jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

/** The keywords that a schema begins with, so that documents read alike. */
const FIRST = ["$ref", "type", "format", "enum", "const", "description"];

// References lead to where named schemas stand, keywords stand in one order, and what may be null says so in its type.
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

// `anyOf: [{type: "string", …}, {type: "null"}]` is the same as `type: ["string", "null"]`, which is read more easily.
function allowNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  const [inner, nothing, ...more] = Array.isArray(anyOf) ? anyOf : [];
  if (nothing?.type !== "null" || typeof inner?.type !== "string" || more.length > 0) return schema;
  const values = Array.isArray(inner.enum) ? { enum: [...inner.enum, null] } : {};
  return { ...inner, ...others, ...values, type: [inner.type, "null"] };
}
