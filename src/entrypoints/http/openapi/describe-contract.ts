// The OpenAPI document of a contract, from the endpoint list and the contract's shapes: the same values that serve the
// requests. It is deterministic, and does not depend on the operator's address.
import { API_VERSION } from "../../../domain/webhooks/event-types.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import { endpointNames } from "../endpoints/endpoints.ts";
import { describeEndpoint, sharedAnswers } from "./describe-endpoint.ts";
import type { Writing } from "./describe-endpoint.ts";
import { describeRefusals } from "./describe-refusals.ts";
import { describeWebhooks, webhookHeaders } from "./describe-webhooks.ts";
import { endpointNotes } from "./notes/endpoint-notes.ts";
import { tags } from "./notes/notes.ts";
import { headers } from "./headers.ts";
import { headerParameters } from "./parameters.ts";
import { SchemaBook } from "./schema-book.ts";
import { describeInterface } from "./describe-interface.ts";
import { bearer } from "./security-scheme.ts";

/** An OpenAPI 3.1.0 document. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: object;
  servers: { url: string; description: string }[];
  tags: object[];
  paths: Record<string, Record<string, object>>;
  webhooks: Record<string, object>;
  components: Record<string, Record<string, object>>;
}

/** The document of a contract. */
export function describeContract(contract: ApiContract): OpenApiDocument {
  const writing: Writing = { contract, book: new SchemaBook(), shared: sharedAnswers(contract) };
  const paths = describePaths(writing);
  const webhooks = describeWebhooks(writing.book);
  const responses = Object.fromEntries(
    writing.shared.map(({ name, refusals }) => [name, describeRefusals(writing.book, contract, refusals)]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: `Atelier API, contract ${contract.id.toUpperCase()}`,
      version: API_VERSION,
      summary: "A sentence becomes a finished web application.",
      description: describeInterface(contract),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `/${contract.id}/api/v1`, description: "This contract’s root" }],
    tags: tagsOf(contract),
    paths,
    webhooks,
    components: {
      securitySchemes: { bearer },
      parameters: keepUsed("parameters", { ...headerParameters, ...webhookHeaders }, { paths, webhooks }),
      headers: keepUsed("headers", headers, { paths, responses }),
      responses: keepUsed("responses", responses, { paths }),
      schemas: writing.book.components(),
    },
  };
}

// Components that this contract does not reference belong to another contract.
function keepUsed(kind: string, components: Record<string, object>, referring: object): Record<string, object> {
  const text = JSON.stringify(referring);
  return Object.fromEntries(Object.entries(components).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
}

function tagsOf({ shapes }: ApiContract): object[] {
  const used = new Set<string>(endpointNames.filter((name) => shapes[name] !== undefined).map((name) => endpointNotes[name].tag));
  return tags.filter(({ name }) => used.has(name));
}

function describePaths(writing: Writing): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of endpointNames) {
    const shape = writing.contract.shapes[name];
    if (shape === undefined) continue;
    const { path, method, operation } = describeEndpoint(writing, name, shape);
    paths[path] = { ...paths[path], [method]: operation };
  }
  return paths;
}

/** Serialises a document deterministically. */
export function printDocument(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
