/** The keywords of a JSON Schema that determine a type. Others, such as `minLength` and `pattern`, do not affect the type. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** The parts of an OpenAPI document from which types are printed. */
export interface Document {
  info: { version: string };
  components: { schemas: Record<string, Schema> };
  webhooks: Record<string, { post: { requestBody: { content: { "application/json": { schema: Schema } } } } }>;
}

/** The name of the schema that a reference points to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
