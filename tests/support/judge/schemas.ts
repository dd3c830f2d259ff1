import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Document, Node } from "./documents.ts";

/** Describes what is wrong with a value; null if nothing is. */
export type Verdict = (schema: Node, value: unknown) => string | null;

const made = new WeakMap<Document, { open: Verdict; closed: Verdict }>();

/**
 * Returns validators for a document's schemas. `open` applies them as written. `closed` rejects fields that a schema
 * does not name: clients must tolerate new fields, and the service must not send any that the document does not name.
 */
export function verdictsOf(document: Document): { open: Verdict; closed: Verdict } {
  const known = made.get(document) ?? { open: makeVerdict(document, (schema) => schema), closed: makeVerdict(document, close) };
  made.set(document, known);
  return known;
}

/** The id under which the validator knows the document's named schemas, since it does not accept a whole document as a schema. */
const PLACE = "schemas.json";

function makeVerdict(document: Document, prepare: <Part extends Node>(schema: Part) => Part): Verdict {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    allErrors: true,
    verbose: true,
  });
  formats.default(ajv);
  ajv.addSchema(prepare(locate({ $defs: document.components.schemas })), PLACE);
  const compiled = new WeakMap<Node, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(prepare(locate(schema)));
    compiled.set(schema, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "it", separator: "; " });
  };
}

function locate<Value>(value: Value): Value {
  return mapNodes(value, (node) => {
    const { $ref } = node;
    return typeof $ref === "string" ? { ...node, $ref: $ref.replace("#/components/schemas/", `${PLACE}#/$defs/`) } : node;
  });
}

function close<Value>(value: Value): Value {
  return mapNodes(value, (node) => {
    const isOpen = node.type === "object" && typeof node.properties === "object" && node.additionalProperties === undefined;
    return isOpen ? { ...node, additionalProperties: false } : node;
  });
}

// Returns a copy with `change` applied to every object.
function mapNodes<Value>(value: Value, change: (node: Node) => Node): Value;
function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapNodes(item, change));
  if (typeof value !== "object" || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, change)])));
}
