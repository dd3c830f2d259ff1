// The checked-in OpenAPI documents, read as a client reads them: nothing here depends on the code that generates them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Any object in a document. */
export interface Node {
  readonly [key: string]: unknown;
}

/** One document of `openapi/`. */
export interface Document extends Node {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Node>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Node>>>>;
}

const folder = join(import.meta.dirname, "../../../openapi");
const known = new Map<string, Document>();

/** The letters of the contracts that have a document. */
export const letters = ["a", "b", "c"] as const;

/** Returns a contract's document by its letter. */
export function readDocument(letter: string): Document {
  const document = known.get(letter) ?? parseDocument(readFileSync(join(folder, `${letter}.json`), "utf8"));
  known.set(letter, document);
  return document;
}

/** Returns the document for a URL's root, and the path below that root; null outside the API. `plain` is the contract of plain /api/v1. */
export function findDocument(url: string, plain: string): { document: Document; path: string } | null {
  const { pathname } = new URL(url, "http://atelier.test");
  const found = /^(?:\/(?<letter>[abc]))?\/api\/v1(?<path>\/.*)?$/.exec(pathname)?.groups;
  return found === undefined ? null : { document: readDocument(found.letter ?? plain), path: found.path ?? "/" };
}

/** Resolves a reference; returns the node itself if it is not one. */
export function resolve(document: Document, node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const parts = node.$ref.replace(/^#\//, "").split("/");
  const found = parts.reduce<Node>((at, part) => asNode(at[part.replaceAll("~1", "/").replaceAll("~0", "~")]), document);
  return resolve(document, found);
}

/** Narrows a value to a node. Throws if it is not an object. */
export function asNode(value: unknown): Node {
  if (!isNode(value)) throw new Error(`the document has ${JSON.stringify(value)} where an object was expected`);
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Returns a map's nodes with their names; an empty list if there is no map. */
export function nodesOf(value: unknown): [name: string, node: Node][] {
  return value === undefined ? [] : Object.entries(asNode(value)).map(([name, node]) => [name, asNode(node)]);
}

// The linter has checked that the files are OpenAPI documents.
function parseDocument(text: string): Document {
  return JSON.parse(text) as Document;
}
