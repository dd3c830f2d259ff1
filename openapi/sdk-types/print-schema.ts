// Prints a schema of the document as a TypeScript type, with the document's names, and its descriptions as docstrings.
import { nameOf, type Schema } from "./schema.ts";

/** How types are printed. */
export interface Printing {
  /** The name of a schema's type in the SDK. */
  renamed: (name: string) => string;
  /** Whether a client sends the schema: then its optional fields may also be `undefined`. */
  isSent: (name: string) => boolean;
  /** The description of the schema with this name. */
  descriptionOf: (name: string) => string | undefined;
  /** The schema that this one extends; null if there is none. */
  baseOf: (name: string) => { name: string; schema: Schema } | null;
}

/** The declaration of a named schema: an interface for an object, otherwise a type alias. */
export function printDeclaration(name: string, schema: Schema, printing: Printing): string {
  const title = printing.renamed(name);
  if (schema.properties === undefined)
    return `${docstring({ description: schema.description })}export type ${title} = ${printType(schema, printing, false)};`;
  const base = printing.baseOf(name);
  const inherited = new Set(Object.keys(base?.schema.properties ?? {}));
  const own = Object.entries(schema.properties).filter(([field]) => !inherited.has(field));
  const heritage = base === null ? "" : ` extends ${printing.renamed(base.name)}`;
  const fields = printFields({ ...schema, properties: Object.fromEntries(own) }, printing, printing.isSent(name));
  return `${docstring({ description: schema.description })}export interface ${title}${heritage} ${fields}`;
}

function printFields({ properties = {}, required = [] }: Schema, printing: Printing, isSent: boolean): string {
  const lines = Object.entries(properties).map(([field, schema]) => {
    const isOptional = !required.includes(field);
    const undefinedToo = isOptional && isSent ? " | undefined" : "";
    return `${docstring({ description: schema.description ?? described(schema, printing) })}${field}${isOptional ? "?" : ""}: ${printType(schema, printing, isSent)}${undefinedToo};`;
  });
  return lines.length === 0 ? "Record<string, unknown>" : `{\n${lines.join("\n")}\n}`;
}

function printType(schema: Schema, printing: Printing, isSent: boolean): string {
  if (schema.$ref !== undefined) return printing.renamed(nameOf(schema.$ref));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.properties !== undefined) return printFields(schema, printing, isSent);
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => printType(one, printing, isSent)).join(" | ");
  const types = [schema.type ?? []].flat();
  if (Object.keys(schema).length === 0) return "unknown";
  if (types.length === 0) throw new Error(`A schema without a type cannot be printed: ${JSON.stringify(schema)}`);
  return types.map((type) => printNamedType(type, schema, printing, isSent)).join(" | ");
}

function printNamedType(type: string, schema: Schema, printing: Printing, isSent: boolean): string {
  if (type === "integer" || type === "number") return "number";
  if (type === "string" || type === "boolean" || type === "null") return type;
  if (type === "array" && schema.items !== undefined) return `(${printType(schema.items, printing, isSent)})[]`;
  if (type === "object" && typeof schema.additionalProperties === "object") {
    return `Readonly<Record<string, ${printType(schema.additionalProperties, printing, isSent)}>>`;
  }
  throw new Error(`A schema of type ${type} cannot be printed: ${JSON.stringify(schema)}`);
}

// A field that is only a reference has the description of what it refers to.
function described({ $ref, anyOf = [] }: Schema, { descriptionOf }: Printing): string | undefined {
  const reference = $ref ?? anyOf.find((one) => one.$ref !== undefined)?.$ref;
  return reference === undefined ? undefined : descriptionOf(nameOf(reference));
}

function docstring({ description }: { description: string | undefined }): string {
  return description === undefined ? "" : `/** ${description.replaceAll("*/", "*\\/")} */\n`;
}
