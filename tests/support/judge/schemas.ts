import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Document, Node } from "./documents.ts";

/** What is wrong with a value, in a sentence; null where nothing is. */
export type Verdict = (schema: Node, value: unknown) => string | null;

const made = new WeakMap<Document, { open: Verdict; closed: Verdict }>();

/**
 * Judges values by the schemas of a document. `open` takes them as they are written. `closed` lets an object have only the
 * fields that its schema names: clients must bear new fields, and we must not send any that the document does not name.
 */
export function verdictsOf(document: Document): { open: Verdict; closed: Verdict } {
  const known = made.get(document) ?? { open: makeVerdict(document, (schema) => schema), closed: makeVerdict(document, close) };
  made.set(document, known);
  return known;
}

/** Where the named schemas of a document stand for the validator, which would not take a whole document for a schema. */
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

// A copy in which every object was changed.
function mapNodes<Value>(value: Value, change: (node: Node) => Node): Value;
function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapNodes(item, change));
  if (typeof value !== "object" || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, change)])));
}
