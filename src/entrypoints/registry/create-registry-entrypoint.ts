// The kit as a registry for `npx shadcn add <address of an item>`: public, constant, and answered from memory.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { registryIndex, registryItem, registryNames } from "@atelier/blueprint";

const PATH = /^\/registry\/(?<name>[a-z0-9-]+)\.json(?:[?#]|$)/;
const PREFIX = /^\/registry(?:[/?#]|$)/;

interface Document {
  body: string;
  tag: string;
}

/** The entrypoint. `owns` returns whether a path belongs to it. */
export interface RegistryEntrypoint {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** Creates the entrypoint; `origin` is the service's own. Items are at `/registry/<name>.json`, their index at `/registry/registry.json`. */
export function createRegistryEntrypoint({ origin }: { origin: string }): RegistryEntrypoint {
  const base = `${origin}/registry`;
  const documents = new Map<string, Document>();
  const documentOf = (name: string): Document | null => {
    const known = documents.get(name);
    if (known !== undefined) return known;
    const content = name === "registry" ? registryIndex(base) : registryItem(name, base);
    if (content === null) return null;
    const body = `${JSON.stringify(content, null, 2)}\n`;
    const made = { body, tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
    documents.set(name, made);
    return made;
  };
  return {
    owns: ({ url }) => PREFIX.test(url ?? "/"),
    handle: (request, response) => {
      const name = PATH.exec(request.url ?? "/")?.groups?.["name"] ?? "";
      answer(documentOf(name), { request, response });
    },
  };
}

function answer(document: Document | null, { request, response }: { request: IncomingMessage; response: ServerResponse }): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return end(response, 405, problem("The registry is read with GET."));
  }
  if (document === null) {
    const names = registryNames().join(", ");
    return end(response, 404, problem(`There is no such item. The items are: ${names}.`));
  }
  response.setHeader("ETag", document.tag);
  response.setHeader("Cache-Control", "public, max-age=300");
  if (request.headers["if-none-match"] === document.tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  end(response, 200, document.body);
}

const problem = (message: string): string => `${JSON.stringify({ error: message })}\n`;

function end(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(response.req.method === "HEAD" ? undefined : body);
}
