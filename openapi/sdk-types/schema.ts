/** A JSON Schema of the document, as far as its types go: what narrows a value further (`minLength`, `pattern`) has no type. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

/** The parts of an OpenAPI document that types are made of. */
export interface Document {
  components: { schemas: Record<string, Schema> };
  webhooks: Record<string, { post: { requestBody: { content: { "application/json": { schema: Schema } } } } }>;
}

/** The schema's name that a reference names. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
