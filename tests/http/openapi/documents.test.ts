import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerDocument } from "../../../src/entrypoints/http/openapi/answer-document.ts";
import { contracts } from "../../../src/entrypoints/http/contracts/index.ts";
import type { Document, Node } from "../../support/judge/documents.ts";
import { asNode, letters, nodesOf, readDocument, resolve } from "../../support/judge/documents.ts";
import { verdictsOf } from "../../support/judge/schemas.ts";
import { routes } from "../../support/judge/routes.ts";

/** Every endpoint of each contract: method and path, and the scope that its key needs. */
const contract = {
  a: [
    ["POST /projects", "projects:write"],
    ["GET /projects", "projects:read"],
    ["GET /projects/{id}", "projects:read"],
    ["DELETE /projects/{id}", "projects:delete"],
    ["GET /projects/{id}/files", "files:read"],
    ["POST /projects/{id}/answers", "projects:write"],
    ["GET /credits/balance", "usage:read"],
    ["GET /models", "open"],
    ["GET /usage", "usage:read"],
  ],
  b: [
    ["POST /projects", "projects:write"],
    ["GET /projects", "projects:read"],
    ["GET /projects/{id}", "projects:read"],
    ["PATCH /projects/{id}", "projects:write"],
    ["DELETE /projects/{id}", "projects:delete"],
    ["GET /projects/{id}/files", "files:read"],
    ["GET /projects/{id}/draft/files", "files:read"],
    ["DELETE /projects/{id}/draft", "projects:write"],
    ["GET /projects/{id}/versions", "projects:read"],
    ["GET /projects/{id}/versions/{version}", "projects:read"],
    ["GET /projects/{id}/versions/{version}/changes", "files:read"],
    ["POST /projects/{id}/versions/{version}/restore", "projects:write"],
    ["POST /projects/{id}/edits", "projects:write"],
    ["GET /projects/{id}/versions/{version}/screenshots/{viewport}", "files:read"],
    ["POST /projects/{id}/messages", "projects:write"],
    ["GET /operations/{requestId}", "projects:read"],
    ["POST /operations/{requestId}/stop", "projects:write"],
    ["GET /webhooks/endpoints", "webhooks:read"],
    ["POST /webhooks/endpoints", "webhooks:write"],
    ["GET /webhooks/endpoints/{endpointId}", "webhooks:read"],
    ["PATCH /webhooks/endpoints/{endpointId}", "webhooks:write"],
    ["DELETE /webhooks/endpoints/{endpointId}", "webhooks:write"],
    ["POST /webhooks/endpoints/{endpointId}/rotate", "webhooks:write"],
    ["POST /webhooks/endpoints/{endpointId}/test", "webhooks:write"],
    ["GET /webhooks/endpoints/{endpointId}/deliveries", "webhooks:read"],
    ["POST /webhooks/endpoints/{endpointId}/resend", "webhooks:write"],
    ["GET /webhooks/deliveries/{deliveryId}", "webhooks:read"],
    ["POST /webhooks/deliveries/{deliveryId}/resend", "webhooks:write"],
    ["GET /events", "webhooks:read"],
    ["GET /models", "any key"],
    ["GET /usage", "usage:read"],
  ],
  c: [
    ["POST /projects", "projects:write"],
    ["GET /projects", "projects:read"],
    ["GET /projects/{id}", "projects:read"],
    ["DELETE /projects/{id}", "projects:delete"],
    ["GET /projects/{id}/files", "files:read"],
    ["POST /projects/{id}/answers", "projects:write"],
    ["GET /models", "any key"],
    ["GET /usage", "usage:read"],
  ],
} as const;

const rateHeaders = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "RateLimit", "RateLimit-Policy"];

const events = [
  "project.created",
  "project.deleted",
  "operation.running",
  "operation.waiting",
  "operation.done",
  "operation.failed",
  "project.deployed",
  "credits.low",
  "webhook.test",
];

/** The operations of a document with their names, such as `GET /projects`. */
function operationsOf({ paths }: Document): { name: string; method: string; operation: Node }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, method, operation })),
  );
}

/** Yields every object of a document with its path, excluding examples. */
function* walk(value: unknown, path = "#"): Generator<{ way: string; node: Node }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { way: path, node: asNode(value) };
  for (const [key, item] of Object.entries(value)) if (!/^examples?$/.test(key)) yield* walk(item, `${path}/${key}`);
}

function examplesOf(body: unknown): [string, Node][] {
  return nodesOf(asNode(asNode(asNode(asNode(body ?? {}).content ?? {})["application/json"] ?? {}).examples ?? {}));
}

function firstExample(body: unknown): Node {
  return asNode(examplesOf(body)[0]?.[1].value ?? {});
}

/** A response's fields, and those of the project in it, which is where contracts A and C have them. */
function flatten(response: Node): Node {
  return { ...asNode(response.project ?? {}), ...response };
}

function scopeOf({ security }: Node): string {
  const ways = Array.isArray(security) ? security.map((way: unknown) => asNode(way)) : [];
  if (ways.some((way) => Object.keys(way).length === 0)) return "open";
  const [{ bearer } = {}] = ways;
  return Array.isArray(bearer) ? bearer.join() || "any key" : "nothing";
}

for (const letter of letters) {
  const document = readDocument(letter);
  const operations = operationsOf(document);

  describe(`the document of contract ${letter.toUpperCase()}`, () => {
    test("has exactly the contract's endpoints, with their methods and scopes", () => {
      const written = operations.map(({ name, operation }) => `${name}: ${scopeOf(operation)}`);
      assert.deepEqual(written.toSorted(), contract[letter].map((row) => row.join(": ")).toSorted());
    });

    test("has exactly the routes that are served", () => {
      const served = routes.filter((route) => route.contract === letter && route.title.includes(` /${letter}/api/v1`));
      const titles = served.map(({ title }) =>
        title
          .replace(`/${letter}/api/v1`, "")
          .replace(":projectId", "{id}")
          .replaceAll(/:(\w+)/g, "{$1}"),
      );
      assert.deepEqual(titles.toSorted(), operations.map(({ name }) => name).toSorted());
    });

    test("every reference resolves", () => {
      const references = [...walk(document)].filter(({ node }) => typeof node.$ref === "string");
      assert.ok(references.length > 100);
      for (const { node } of references) assert.ok(resolve(document, node));
    });

    test("documents every response: 401, 429, 500, and those of the method and the scope", () => {
      for (const { name, method, operation } of operations) {
        const scope = scopeOf(operation);
        const statuses = Object.keys(asNode(operation.responses));
        const expected = [
          "401",
          "429",
          "500",
          ...(scope.includes(":") || letter === "c" ? ["403"] : []),
          ...(method === "get" ? ["304"] : ["413"]),
          ...(operation.requestBody === undefined ? [] : ["400"]),
          ...(name.includes("{") ? ["400", "404"] : []),
        ];
        assert.deepEqual(
          expected.filter((status) => !statuses.includes(status)),
          [],
          name,
        );
        assert.ok(
          statuses.some((status) => status.startsWith("2")),
          name,
        );
      }
    });

    test("documents the request id, API version and rate headers on every response, ETag on reads, and the headers of 401 and 429", () => {
      for (const { name, method, operation } of operations) {
        for (const [status, response] of nodesOf(operation.responses)) {
          const { headers } = resolve(document, response);
          const expected = [
            "X-Request-Id",
            "API-Version",
            ...rateHeaders,
            ...(method === "get" && (status === "200" || status === "304") ? ["ETag"] : []),
            ...(status === "401" ? ["WWW-Authenticate"] : []),
            ...(status === "429" ? ["Retry-After"] : []),
          ];
          const described = new Map(nodesOf(headers).map(([header, node]) => [header, resolve(document, node)]));
          for (const header of expected) assert.equal(described.get(header)?.required, true, `${name} ${status} ${header}`);
        }
      }
    });

    test("every body has examples, and all of them match their schemas", () => {
      const { closed, open } = verdictsOf(document);
      let validated = 0;
      for (const { way, node } of walk({ paths: document.paths, webhooks: document.webhooks, responses: document.components.responses })) {
        for (const [mediaType, content] of nodesOf(node.content)) {
          assert.ok(content.schema, `${way} ${mediaType} has no schema`);
          if (mediaType !== "application/json") continue;
          const examples = nodesOf(content.examples);
          assert.ok(examples.length > 0 || way.endsWith("/stop/post/requestBody"), `${way} has no example`);
          for (const [name, { value }] of examples) {
            validated += 1;
            assert.equal(closed(asNode(content.schema), value), null, `${way} ${name}`);
          }
        }
      }
      assert.ok(validated > 30);
      for (const { way, node } of walk(document)) {
        if (node.example === undefined || node.schema === undefined) continue;
        assert.equal(open(asNode(node.schema), node.example), null, way);
      }
    });

    test("example responses show what their requests ask for", () => {
      for (const { name, operation } of operations) {
        const request = firstExample(operation.requestBody);
        const response = nodesOf(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
        const shown = flatten(firstExample(response ?? {}));
        for (const [field, value] of Object.entries(request)) {
          const { enabled = value, ...others } = { ...shown, ...(shown.status === "disabled" ? { enabled: false } : {}) };
          assert.deepEqual(field === "enabled" ? enabled : (Object(others)[field] ?? value), value, `${name} ${field}`);
        }
      }
    });

    test("no two example requests have the same requestId, unless they are the same request", () => {
      const seen = new Map<unknown, string>();
      for (const { name, operation } of operations) {
        for (const [, { value }] of examplesOf(operation.requestBody)) {
          const { requestId } = asNode(value);
          if (requestId === undefined) continue;
          assert.ok(!seen.has(requestId), `${name} and ${seen.get(requestId)}`);
          seen.set(requestId, name);
        }
      }
      assert.ok(seen.size > 0);
    });

    test("describes every field, parameter and header", () => {
      for (const [name, schema] of nodesOf(document.components.schemas)) {
        assert.ok(schema.description, name);
        for (const { way, node } of walk(schema, name)) {
          for (const [field, property] of node.type === "object" ? nodesOf(node.properties) : []) {
            assert.ok(property.description ?? resolve(document, property).description ?? property.anyOf, `${way}/${field}`);
          }
        }
      }
      for (const { way, node } of walk(document)) {
        if (typeof node.in === "string" && typeof node.name === "string") assert.ok(node.description, way);
      }
    });

    test("documents the nine events with their three headers and no security", () => {
      assert.deepEqual(Object.keys(document.webhooks), events);
      for (const { post } of Object.values(document.webhooks)) {
        assert.deepEqual(post?.security, []);
        const headers = Array.isArray(post?.parameters) ? post.parameters.map((node: unknown) => resolve(document, asNode(node)).name) : [];
        assert.deepEqual(headers, ["webhook-id", "webhook-timestamp", "webhook-signature"]);
      }
    });
  });
}

test("a served document is the checked-in one with the service's URL first, and is generated once", () => {
  const addresses = { service: "https://atelier.test" };
  for (const letter of letters) {
    const response = answerDocument(contracts[letter], addresses);
    assert.ok(response.body !== null && "bytes" in response.body && typeof response.body.bytes === "string");
    assert.match(response.body.contentType, /^application\/json/);
    const { servers, ...served } = JSON.parse(response.body.bytes);
    const { servers: relative, ...checkedIn } = readDocument(letter);
    assert.deepEqual(served, checkedIn);
    assert.deepEqual([servers[0].url, ...servers.slice(1)], [`https://atelier.test/${letter}/api/v1`, ...Object.values(asNode(relative))]);
    assert.equal(answerDocument(contracts[letter], addresses), response);
  }
  assert.deepEqual([readDocument("b").openapi, asNode(readDocument("b").info).version], ["3.1.0", "1.0.0"]);
});
