// The reference, from the OpenAPI document of contract B: a page for each tag, and one for the objects that they share.
import { readFileSync } from "node:fs";
import path from "node:path";

/** The part of a JSON Schema that the reference shows. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly (string | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
}

/** The part of a body that the reference shows. */
export interface Body {
  content?: Record<string, { schema?: Schema; examples?: Record<string, { summary: string; value: unknown }> }>;
}

/** A parameter, or a reference to one. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

/** One operation of the API. */
export interface ApiOperation {
  tags: readonly string[];
  operationId: string;
  summary: string;
  description: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string; description?: string }>;
}

interface ApiDocument {
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** An operation with its address. */
export interface Located {
  method: string;
  path: string;
  operation: ApiOperation;
}

/** A page of the reference; the one of the objects has no operations. */
export interface Section {
  slug: string;
  title: string;
  description: string;
  operations: readonly Located[];
}

const file = path.join(import.meta.dirname, "../../../../openapi/b.json");

/** The OpenAPI document of contract B. */
export const document: ApiDocument = JSON.parse(readFileSync(file, "utf8"));

const located: readonly Located[] = Object.entries(document.paths).flatMap(([address, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path: address, operation })),
);

/** What deletes comes last, the largest at the end, so that the commands of a page work one after the other. */
function byDeletion(left: Located, right: Located): number {
  const size = ({ method, path: address }: Located): number => (method === "DELETE" ? 1 / address.length : 0);
  return size(left) - size(right);
}

/** The page of the objects. */
export const OBJECTS = "objects";

/** The pages of the reference. */
export const sections: readonly Section[] = [
  ...document.tags.map(({ name, description }) => ({
    slug: name.toLowerCase(),
    title: name,
    description,
    operations: located.filter(({ operation }) => operation.tags[0] === name).toSorted(byDeletion),
  })),
  { slug: OBJECTS, title: "Objects", description: "The objects that requests, responses and webhooks contain.", operations: [] },
];

/** The name of a referenced component. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
