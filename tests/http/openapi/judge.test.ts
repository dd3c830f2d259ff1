import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { judgeExchange } from "../../support/judge/judge.ts";
import type { Exchange } from "../../support/judge/judge.ts";
import { findDocument, readDocument } from "../../support/judge/documents.ts";

const common = {
  "x-request-id": "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61",
  "api-version": "1.0.0",
  "x-ratelimit-limit": "60",
  "x-ratelimit-remaining": "59",
  "x-ratelimit-reset": "1772442964",
  ratelimit: '"requests";r=59;t=60',
  "ratelimit-policy": '"requests";q=60;w=60',
};
const json = { ...common, "content-type": "application/json; charset=utf-8" };
const id = "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b60";
const requestId = "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34";
const key = new Headers({ authorization: "Bearer atelier_" });

const created = {
  requestId,
  accepted: true,
  operationStatus: "running",
  projectId: id,
  editorUrl: `http://atelier.test/projects/${id}`,
  nextAction: "Keep reading.",
};
const list = { projects: [], total: 0, limit: 5, offset: 0, nextCursor: null };
const refusal = { error: "Send a prompt.", code: "BAD_REQUEST", status: 400 };

/** Deviations from a valid create. */
interface Change extends Partial<Omit<Exchange, "headers" | "request">> {
  without?: string;
  headers?: Record<string, string>;
  answer?: unknown;
  sent?: unknown;
  query?: string;
  key?: Headers;
}

function exchange(change: Change): Exchange {
  const {
    without,
    headers = json,
    answer = created,
    sent,
    query = "",
    key: used = key,
    ...others
  } = { sent: { prompt: "A notebook" }, ...change };
  const sentHeaders = new Headers(headers);
  if (without !== undefined) sentHeaders.delete(without);
  return {
    document: readDocument("b"),
    method: "POST",
    path: "/projects",
    status: 202,
    headers: sentHeaders,
    request: { headers: used, query: new URLSearchParams(query), json: sent },
    body: JSON.stringify(answer),
    ...others,
  };
}

const create = (change: Change = {}) => exchange(change);
const read = (change: Change = {}) =>
  exchange({ method: "GET", status: 200, headers: { ...json, etag: '"x"' }, answer: list, sent: undefined, query: "limit=5", ...change });

describe("accepts exchanges that conform to the document", () => {
  const right: [string, Exchange][] = [
    ["a create", create()],
    ["a replayed create", create({ headers: { ...json, "idempotent-replayed": "true" } })],
    ["a refused create with an invalid body", create({ status: 400, answer: refusal, sent: { prompt: 1 } })],
    ["a list", read()],
    ["a list with a trailing slash and an unknown parameter", read({ path: "/projects/", query: "limit=5&from=mail" })],
    ["a HEAD request for a list", read({ method: "HEAD", body: "" })],
    ["304 Not Modified", read({ status: 304, headers: { ...common, etag: '"x"' }, body: "" })],
    ["a deleted project", exchange({ method: "DELETE", path: `/projects/${id}`, status: 204, headers: common, sent: undefined, body: "" })],
    [
      "an archive",
      read({
        path: `/projects/${id}/files`,
        query: "",
        headers: { ...common, etag: '"x"', vary: "Accept", "content-type": "application/zip" },
        body: new Uint8Array([80, 75]),
      }),
    ],
    ["an unknown path", read({ path: "/nothing", status: 404, answer: { ...refusal, code: "NOT_FOUND", status: 404 } })],
    ["a preflight", exchange({ method: "OPTIONS", status: 204, headers: {}, body: "" })],
    ["the document itself", read({ path: "/openapi.json", headers: {} })],
    [
      "models without a key, in a contract that allows it",
      read({ document: readDocument("a"), path: "/models", query: "", answer: { models: [] }, key: new Headers() }),
    ],
  ];
  for (const [name, one] of right) test(name, () => judgeExchange(one));
});

describe("rejects exchanges that do not conform, with a message", () => {
  const wrong: [string, Exchange, RegExp][] = [
    ["a successful response at an unknown path", read({ path: "/nothing" }), /has no GET at this path/],
    ["a successful response to an unknown method", read({ method: "PUT" }), /has no PUT at this path/],
    ["an endpoint of another contract", read({ document: readDocument("a"), path: `/operations/${requestId}` }), /has no GET at this path/],
    ["an undocumented status", create({ status: 201 }), /the status is none of 202, 400/],
    ["no request id", create({ without: "x-request-id" }), /the header X-Request-Id is missing/],
    ["no rate limit", create({ without: "x-ratelimit-reset" }), /the header X-RateLimit-Reset is missing/],
    [
      "a rate limit that is not a number",
      create({ headers: { ...json, "x-ratelimit-limit": "many" } }),
      /X-RateLimit-Limit is "many": it must be integer/,
    ],
    ["a read without an ETag", read({ without: "etag" }), /the header ETag is missing/],
    [
      "a 401 without WWW-Authenticate",
      create({ status: 401, answer: { ...refusal, code: "UNAUTHORIZED", status: 401 } }),
      /WWW-Authenticate is missing/,
    ],
    [
      "a 429 without Retry-After",
      create({ status: 429, answer: { ...refusal, code: "RATE_LIMITED", status: 429 } }),
      /Retry-After is missing/,
    ],
    [
      "another content type",
      create({ headers: { ...common, "content-type": "text/html" } }),
      /Content-Type is text\/html, not application\/json/,
    ],
    ["a missing field", create({ answer: { ...created, accepted: undefined } }), /must have required property 'accepted'/],
    ["an undocumented field", create({ answer: { ...created, secret: 1 } }), /must NOT have additional properties/],
    [
      "an undocumented nested field",
      read({ answer: { ...list, projects: [{ secret: 1 }] } }),
      /it\/projects\/0 must NOT have additional properties/,
    ],
    [
      "a value outside of an enum",
      create({ answer: { ...created, operationStatus: "stopped" } }),
      /operationStatus must be equal to one of the allowed values/,
    ],
    ["a field of the wrong format", create({ answer: { ...created, requestId: "1" } }), /requestId must match format "uuid"/],
    ["a body that is not JSON", create({ body: "<html>" }), /its body is not JSON: <html>/],
    [
      "a body where the document has none",
      exchange({ method: "DELETE", path: `/projects/${id}`, status: 204, headers: common, sent: undefined }),
      /has a body, but the document has none/,
    ],
    [
      "an error in another contract's format",
      create({ status: 400, answer: { error: "Send a prompt." } }),
      /must have required property 'code'/,
    ],
    [
      "an unknown path in another contract's format",
      read({ path: "/nothing", status: 404, answer: { error: "Nothing." } }),
      /must have required property 'code'/,
    ],
    ["an accepted create without a prompt", create({ sent: {} }), /its request was accepted, but the document rejects it: .*'prompt'/],
    ["an accepted create without a body", create({ sent: undefined }), /accepted without a body/],
    ["an accepted create with an undocumented field", create({ sent: { prompt: "A", more: 1 } }), /must NOT have additional properties/],
    [
      "an accepted limit out of range",
      read({ query: "limit=101" }),
      /the query parameter limit was accepted, but the document rejects it: it must be <= 100/,
    ],
    ["a successful response without a key", read({ key: new Headers() }), /succeeded without a key/],
  ];
  for (const [name, one, sentence] of wrong) {
    test(name, () => {
      assert.throws(
        () => judgeExchange(one),
        (error) =>
          error instanceof Error && error.message.startsWith(`${one.method} ${one.path} → ${one.status}`) && sentence.test(error.message),
      );
    });
  }
});

test("finds a URL's document by its root, and none outside the roots", () => {
  assert.deepEqual(findDocument("/a/api/v1/projects?limit=1", "b"), { document: readDocument("a"), path: "/projects" });
  assert.deepEqual(findDocument("/api/v1/projects", "c"), { document: readDocument("c"), path: "/projects" });
  assert.deepEqual(findDocument("http://localhost:1/b/api/v1", "c"), { document: readDocument("b"), path: "/" });
  for (const other of ["/", "/healthz", "/projects/1", "/d/api/v1/projects", "/api/v10/projects"])
    assert.equal(findDocument(other, "b"), null);
});
