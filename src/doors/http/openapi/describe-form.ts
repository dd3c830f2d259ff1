// The OpenAPI document of a form, from the endpoint list and the form's shapes: the same values that serve the requests.
// It is the same bytes each time, and depends on no operator's address.
import type { Form } from "../forms/form.ts";
import { endpointNames } from "../endpoints.ts";
import { describeEndpoint, sharedAnswers } from "./describe-endpoint.ts";
import type { Writing } from "./describe-endpoint.ts";
import { describeRefusals } from "./describe-refusals.ts";
import { describeWebhooks, webhookHeaders } from "./describe-webhooks.ts";
import { endpointNotes, tags } from "./endpoint-notes.ts";
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

/** The document of a form. */
export function describeForm(form: Form): OpenApiDocument {
  const writing: Writing = { form, book: new SchemaBook(), shared: sharedAnswers(form) };
  const paths = describePaths(writing);
  const webhooks = describeWebhooks(writing.book);
  const responses = Object.fromEntries(writing.shared.map(({ name, refusals }) => [name, describeRefusals(writing.book, form, refusals)]));
  return {
    openapi: "3.1.0",
    info: {
      title: `Atelier API, form ${form.id.toUpperCase()}`,
      version: "1.0.0",
      summary: "A sentence becomes a finished web application.",
      description: describeInterface(form),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `/${form.id}/api/v1`, description: "This form’s root" }],
    tags: tagsOf(form),
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

// What this form does not refer to is of another form.
function keepUsed(kind: string, components: Record<string, object>, referring: object): Record<string, object> {
  const text = JSON.stringify(referring);
  return Object.fromEntries(Object.entries(components).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
}

function tagsOf({ shapes }: Form): object[] {
  const used = new Set<string>(endpointNames.filter((name) => shapes[name] !== undefined).map((name) => endpointNotes[name].tag));
  return tags.filter(({ name }) => used.has(name));
}

function describePaths(writing: Writing): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of endpointNames) {
    const shape = writing.form.shapes[name];
    if (shape === undefined) continue;
    const { path, method, operation } = describeEndpoint(writing, name, shape);
    paths[path] = { ...paths[path], [method]: operation };
  }
  return paths;
}

/** A document as text: the same bytes for the same document. */
export function printDocument(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
