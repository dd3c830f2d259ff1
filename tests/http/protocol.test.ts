// The HTTP behaviour of the entrypoint: paths, methods, headers, malformed requests, errors, health.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import type { TestAccount, TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";

let api: TestApi;
let owner: TestAccount;
before(async () => {
  api = await openApi("http protocol");
  owner = await api.account();
});
after(() => api.close());

const projects = "/b/api/v1/projects";
const ids = randomUUID();

/** Sends raw bytes and reads until the server closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(new URL(api.origin).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

test("returns 404 for an unknown path, in the contract's format, under every root", async () => {
  const expected = {
    error: "There is nothing at this address: check the path. The roots of the API are /api/v1, /a/api/v1, /b/api/v1 and /c/api/v1.",
    code: "NOT_FOUND",
    status: 404,
  };
  for (const path of [
    "/b/api/v1",
    "/b/api/v1/",
    "/b/api/v1/nothing",
    "/api/v1/credits/balance",
    "/c/api/v1/nothing",
    "/c/api/v1/operations/x",
    "/d/api/v1/projects",
    "/nothing",
    "/b",
    "/api/v2/projects",
  ]) {
    const response = await api.request("GET", path, { key: owner.key });
    assert.deepEqual([response.status, response.json], [404, expected], path);
  }
});

test("names the version of its OpenAPI document in every response", async () => {
  const { json: document } = await api.request("GET", "/b/api/v1/openapi.json");
  const { version } = document.info;
  assert.match(version, /^1\.\d+\.\d+$/);
  for (const [path, key, status] of [
    ["/a/api/v1/models", undefined, 200],
    ["/c/api/v1/projects", owner.key, 200],
    [projects, undefined, 401],
    [`${projects}/${ids}`, owner.key, 404],
    [`${projects}?nothing=1`, owner.key, 400],
  ] as const) {
    const response = await api.request("GET", path, key === undefined ? {} : { key });
    assert.deepEqual([response.status, response.headers.get("api-version")], [status, version], path);
  }
  assert.match(await sendRaw("GET / HTTP/1.1\r\nbad header\r\n\r\n"), new RegExp(`^api-version: ${version}\r$`, "im"));
});

test("returns 405 for another method, with the allowed methods", async () => {
  for (const [method, path, allow] of [
    ["PUT", projects, "POST, GET, HEAD, OPTIONS"],
    ["PUT", `${projects}/${ids}`, "GET, PATCH, DELETE, HEAD, OPTIONS"],
    ["DELETE", `/api/v1/operations/${ids}`, "GET, HEAD, OPTIONS"],
    ["GET", `/api/v1/operations/${ids}/stop`, "POST, OPTIONS"],
    ["PROPFIND", projects, "POST, GET, HEAD, OPTIONS"],
  ] as const) {
    const response = await api.request(method, path, { key: owner.key });
    assert.deepEqual(
      [response.status, response.headers.get("allow"), response.json.code],
      [405, allow, "METHOD_NOT_ALLOWED"],
      `${method} ${path}`,
    );
  }
});

test("ignores a trailing slash", async () => {
  assert.equal((await api.request("GET", `${projects}/`, { key: owner.key })).status, 200);
});

test("HEAD responds like GET, without the body", async () => {
  const get = await api.request("GET", projects, { key: owner.key });
  const head = await api.request("HEAD", projects, { key: owner.key });
  assert.deepEqual([head.status, head.text], [200, ""]);
  assert.equal(head.headers.get("content-length"), String(get.bytes.length));
  assert.equal((await api.request("HEAD", projects)).status, 401);
});

test("every response has a request id of the server, and cache and security headers", async () => {
  const seen = new Set<string | null>();
  for (const [method, path, key] of [
    ["GET", projects, owner.key],
    ["GET", projects, ""],
    ["GET", "/nothing", owner.key],
    ["GET", "/%zz", owner.key],
    ["OPTIONS", projects, owner.key],
    ["GET", "/healthz", owner.key],
    ["GET", "/", owner.key],
  ] as const) {
    const { status, headers } = await api.request(method, path, { key, headers: { "x-request-id": "mine", "request-id": "mine" } });
    assert.match(headers.get("x-request-id") ?? "", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, path);
    seen.add(headers.get("x-request-id"));
    assert.equal(headers.get("x-content-type-options"), "nosniff", path);
    assert.equal(headers.get("cache-control"), status === 200 ? "private, no-cache" : "no-store", path);
    assert.equal(headers.get("access-control-allow-origin"), "*", path);
    assert.equal(headers.get("access-control-allow-credentials"), null, path);
    assert.equal(headers.get("set-cookie"), null, path);
    assert.match(headers.get("content-security-policy") ?? "", /^default-src 'none'; /, path);
  }
  assert.equal(seen.size, 7);
});

test("returns 304 without a body when If-None-Match matches", async () => {
  const first = await api.request("GET", projects, { key: owner.key });
  const tag = first.headers.get("etag") ?? "";
  assert.match(tag, /^"[\w-]{27}"$/);
  for (const named of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await api.request("GET", projects, { key: owner.key, headers: { "if-none-match": named } });
    assert.deepEqual([again.status, again.text, again.headers.get("etag")], [304, "", tag], named);
  }
  const changed = await api.request("GET", projects, { key: owner.key, headers: { "if-none-match": '"other"' } });
  assert.deepEqual([changed.status, changed.json], [200, first.json]);
  const refused = await api.request("GET", `${projects}/${ids}`, { key: owner.key, headers: { "if-none-match": "*" } });
  assert.deepEqual([refused.status, refused.headers.get("etag")], [404, null]);
});

test("a preflight needs no key", async () => {
  const headers = {
    origin: "https://example.com",
    "access-control-request-method": "DELETE",
    "access-control-request-headers": "authorization",
  };
  const response = await api.request("OPTIONS", `${projects}/${ids}`, { headers });
  assert.deepEqual([response.status, response.text], [204, ""]);
  assert.equal(response.headers.get("access-control-allow-methods"), "GET, PATCH, DELETE, HEAD, OPTIONS");
  assert.equal(
    response.headers.get("access-control-allow-headers"),
    "Authorization, Content-Type, Accept, Prefer, If-None-Match, Last-Event-ID",
  );
  assert.match(
    response.headers.get("access-control-expose-headers") ?? "",
    /X-Request-Id, Idempotent-Replayed, Idempotency-Mismatch, Preference-Applied/,
  );
});

test("accepts a body only as JSON in UTF-8", async () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type: string | null = "application/json") =>
    api.request("POST", projects, { key: owner.key, body, headers: type === null ? {} : { "content-type": type } });
  const good = JSON.stringify({ prompt: "A recipe box" });
  for (const type of ["application/json", "application/json; charset=utf-8", "Application/JSON"])
    assert.equal((await post(good, type)).status, 202, type);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ";;", "json", "application/jsonp"]) {
    const response = await post(good, type);
    const error = "The body is not sent as JSON: set the header Content-Type to application/json.";
    assert.deepEqual([response.status, response.json], [400, { error, code: "BAD_REQUEST", status: 400 }], type);
  }
  for (const [body, sentence] of [
    ["{", /^The body is not valid JSON/],
    ['{"prompt": "a",}', /^The body is not valid JSON: .* at line 1 column 16 or just before\.$/],
    ["\ufeff{}", /^prompt is missing/],
    [Uint8Array.from([0x22, 0xff, 0x22]), /^The body is not UTF-8 text/],
    ["", /^The body is missing: send a JSON object with a prompt\.$/],
    ["null", /^The body is not a JSON object/],
    ["[]", /^The body is not a JSON object/],
    ['"x"', /^The body is not a JSON object/],
    ["{}", /^prompt is missing: send a string of 1 to 20,000 characters that says what to build\.$/],
  ] as const) {
    const response = await post(body);
    assert.equal(response.status, 400, String(body));
    assert.match(response.json.error, sentence);
  }
});

test("rejects a compressed body", async () => {
  const send = (path: string, headers: Record<string, string>) =>
    api.request("POST", path, { key: owner.key, json: { prompt: " " }, headers });
  for (const encoding of ["gzip", "br"]) {
    const { status, json } = await send(projects, { "content-encoding": encoding });
    assert.deepEqual([status, json.error], [400, "The body is compressed: send it as it is, without the header Content-Encoding."]);
  }
  assert.match((await send(projects, { "content-encoding": "identity" })).json.error, /^prompt is blank/);
});

test("takes the Idempotency-Key of other APIs for the requestId of a request without one", async () => {
  const send = (key: string, json: object) =>
    api.request("POST", "/b/api/v1/projects", {
      key: owner.key,
      json: { prompt: "A tip calculator", ...json },
      headers: { "idempotency-key": key },
    });
  const [first, again, other] = [await send("order 17", {}), await send("order 17", {}), await send("order 18", {})];
  assert.deepEqual([first.status, again.status, other.status], [202, 202, 202]);
  assert.equal(again.json.projectId, first.json.projectId);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  assert.notEqual(other.json.projectId, first.json.projectId);
  const [id, stated] = ["0f4a3c1e-7d52-4b8e-9a61-5c2d8e1b7a90", "6f1d2c3b-4a59-4e87-9b70-1d2e3f4a5b6c"];
  assert.equal((await send(id.toUpperCase(), {})).json.requestId, id);
  assert.equal((await send("order 17", { requestId: stated })).json.requestId, stated, "what the body says goes first");
  for (const contract of ["a", "c"]) {
    const headers = { "idempotency-key": `order of ${contract}` };
    const create = () => api.request("POST", `/${contract}/api/v1/projects`, { key: owner.key, json: { prompt: "A tea timer" }, headers });
    const [created, repeated] = [await create(), await create()];
    assert.ok(created.status < 300, created.text);
    assert.equal(repeated.json.requestId, created.json.requestId);
  }
});

test("accepts a body of exactly 65,536 bytes", async () => {
  const shell = JSON.stringify({ prompt: "" }).length;
  const body = JSON.stringify({ prompt: "x".repeat(65_536 - shell) });
  const response = await api.request("POST", projects, { key: owner.key, body, headers: { "content-type": "application/json" } });
  assert.deepEqual(
    [response.status, response.json.error],
    [400, "prompt has 65,523 characters: send a string of 1 to 20,000 characters that says what to build."],
  );
});

test("returns 400 in JSON for invalid HTTP, and closes the connection", async () => {
  for (const text of [
    "NONSENSE\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  ]) {
    const response = await sendRaw(text);
    assert.match(response, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.match(response, /\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    const body = JSON.parse(response.slice(response.indexOf("\r\n\r\n") + 4));
    assert.deepEqual([body.code, body.status], ["BAD_REQUEST", 400]);
  }
});

test("returns 400 in JSON without a Host header, and ignores an unknown expectation", async () => {
  const nameless = await sendRaw(`GET ${projects} HTTP/1.1\r\nAuthorization: Bearer ${owner.key}\r\nConnection: close\r\n\r\n`);
  assert.match(
    nameless,
    /^HTTP\/1\.1 400 Bad Request\r\nx-request-id: [^]*\r\nx-ratelimit-remaining: [^]*The request names no host: send the header Host/,
  );
  const expecting = await sendRaw(
    `GET ${projects} HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nAuthorization: Bearer ${owner.key}\r\nConnection: close\r\n\r\n`,
  );
  assert.match(expecting, /^HTTP\/1\.1 200 OK\r\n/);
});

test("returns 403 for a foreign host, with and without a key, and reveals nothing; health checks work under any name", async () => {
  const ask = (path: string, rest = "") => sendRaw(`GET ${path} HTTP/1.1\r\nHost: evil.example:4000\r\n${rest}Connection: close\r\n\r\n`);
  for (const rest of ["", `Authorization: Bearer ${owner.key}\r\n`]) {
    const refused = await ask(projects, rest);
    assert.match(refused, /^HTTP\/1\.1 403 Forbidden\r\nx-request-id: /);
    assert.match(
      refused,
      /\{"error":"This service answers as atelier\.test: use that address\. Its operator sets it with ATELIER_URL\.","code":"FORBIDDEN","status":403\}/,
    );
  }
  for (const path of ["/healthz", "/readyz"]) assert.match(await ask(path), /^HTTP\/1\.1 200 OK\r\n/);
});

test("returns 400 in JSON for invalid percent-encoding", async () => {
  const response = await api.request("GET", "/b/api/v1/projects/%zz", { key: owner.key });
  assert.deepEqual([response.status, response.json.code], [400, "BAD_REQUEST"]);
});

test("an internal error is a 500, logged once with the request's id, and reveals no details", async () => {
  const { database } = api.ctx;
  api.ctx.database = new Proxy(database, {
    get: (target, name) => {
      if (name === "select") throw new Error("secret detail of table projects");
      return Reflect.get(target, name, target);
    },
  });
  const response = await api.request("GET", projects, { key: owner.key });
  api.ctx.database = database;
  const requestId = response.headers.get("x-request-id");
  assert.equal(response.status, 500);
  assert.deepEqual(response.json, {
    error: `Something went wrong on our side. Try again; if it happens again, tell the operator the request id ${requestId}.`,
    code: "SERVER_ERROR",
    status: 500,
  });
  const logged = JSON.stringify(api.logged);
  assert.equal(api.logged.length, 1);
  assert.ok(logged.includes("protocol.test.ts:") && logged.includes(String(requestId)));
  assert.ok(!logged.includes(owner.key) && !logged.includes("secret detail"));
});

test("a broken database connection is a 500", async () => {
  const { pool } = api.storage;
  const query = pool.query;
  const logged = api.logged.length;
  Object.assign(pool, { query: async () => Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })) });
  const responses = await Promise.all([
    api.request("GET", projects, { key: owner.key }),
    api.request("POST", projects, { key: owner.key, json: { prompt: "A recipe box" } }),
  ]);
  Object.assign(pool, { query });
  assert.deepEqual(
    responses.map(({ status, json }) => [status, json.code]),
    [
      [500, "SERVER_ERROR"],
      [500, "SERVER_ERROR"],
    ],
  );
  assert.equal(api.logged.length, logged + 2);
});

test("/healthz reports that the process is alive, /readyz whether it can build, with reasons if not", async () => {
  assert.deepEqual(
    [(await api.request("GET", "/healthz")).status, (await api.request("GET", "/healthz")).json],
    [200, { status: "alive" }],
  );
  assert.deepEqual([(await api.request("GET", "/readyz")).status, (await api.request("GET", "/readyz")).json], [200, { status: "ready" }]);
  Object.assign(api.readiness, { ready: false, reasons: ["The database does not answer."] });
  const response = await api.request("GET", "/readyz");
  Object.assign(api.readiness, { ready: true, reasons: [] });
  assert.deepEqual([response.status, response.json], [503, { status: "not ready", reasons: ["The database does not answer."] }]);
});

test("health checks and preflights do not wait for a stuck database", async () => {
  const { pool } = api.storage;
  const query = pool.query;
  const { promise: stuck, resolve: free } = Promise.withResolvers<void>();
  const isRateRead = (statement: unknown) => Object(statement).name === "read_subjects";
  const blocked = new Proxy(query, {
    apply: (target, self, values) =>
      isRateRead(values[0]) ? stuck.then(() => Reflect.apply(target, self, values)) : Reflect.apply(target, self, values),
  });
  Object.assign(pool, { query: blocked });
  const responses = await Promise.all([api.request("GET", "/healthz"), api.request("OPTIONS", projects)]);
  Object.assign(pool, { query });
  free();
  assert.deepEqual(
    responses.map(({ status, headers }) => [status, headers.get("x-ratelimit-remaining")]),
    [
      [200, "0"],
      [204, "0"],
    ],
  );
});
