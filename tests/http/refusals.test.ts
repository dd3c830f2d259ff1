// Refusals that are the same on every route, tested for every endpoint.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import type { EndpointName } from "../../src/entrypoints/http/endpoints/endpoints.ts";
import { endpoints } from "../../src/entrypoints/http/endpoints/endpoints.ts";
import { SCOPES } from "../../src/domain/errors.ts";
import { newKeyText } from "../../src/domain/keys/key-format.ts";
import { makeKey } from "../../src/domain/keys/make-key.ts";
import type { TestAccount, TestResponse, TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";
import { storeDone, storeDraft } from "../support/stored-builds.ts";
import { errorBody, type RouteIds, routes } from "../support/judge/routes.ts";

let api: TestApi;
let owner: TestAccount;
let stranger: TestAccount;
let ids: Required<RouteIds>;
let badKeys: Record<string, string>;

before(async () => {
  api = await openApi("http refusals");
  owner = await api.account();
  stranger = await api.account();
  const requestId = randomUUID();
  const json = { prompt: "A recipe box", requestId };
  const created = await api.request("POST", "/b/api/v1/projects", { key: owner.key, json });
  const url = "https://hooks.example.com/atelier";
  const endpoint = await api.request("POST", "/b/api/v1/webhooks/endpoints", { key: owner.key, json: { url, events: ["credits.low"] } });
  const endpointId = String(endpoint.json.id);
  const { json: tested } = await api.request("POST", `/b/api/v1/webhooks/endpoints/${endpointId}/test`, { key: owner.key });
  ids = { projectId: created.json.projectId, requestId, endpointId, deliveryId: tested.deliveryId };
  await storeDraft(api.ctx, requestId, { "package.json": "{}" });
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const revoked = await api.keyFor(owner.accountId, ["*"]);
  await api.storage.pool.query("update api_keys set revoked_at = now() where prefix = $1", [revoked.slice(0, 12)]);
  const expiring = { accountId: owner.accountId, name: "expired", form: "b", scopes: ["*"], expiresAt: new Date(0) } as const;
  const other = owner.key.endsWith("0") ? "1" : "0";
  badKeys = {
    "that does not exist": newKeyText("b"),
    "in the short format that does not exist": newKeyText("a"),
    revoked,
    expired: await makeKey(api.ctx, expiring),
    "with a wrong checksum": owner.key.slice(0, -1) + other,
    "that is truncated": owner.key.slice(0, -1),
    "that is not a key": "letmein",
  };
});
after(() => api.close());

const unauthorized = {
  error: "A valid API key is needed: send the header Authorization: Bearer with a key from the settings.",
  code: "UNAUTHORIZED",
  status: 401,
};

function assertUnauthorized(response: TestResponse, what: string, contract: "a" | "b" | "c" = "b") {
  assert.deepEqual([response.status, response.json], [401, errorBody(contract, unauthorized)], what);
  assert.equal(response.headers.get("www-authenticate"), "Bearer", what);
  assert.match(response.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/, what);
}

for (const { name: endpoint, title, contract: id, method, path, scope, pathFor, isOpen } of routes) {
  const contract = id === "a" || id === "c" ? id : "b";
  const refusesKeyless = (response: TestResponse, what: string) =>
    isOpen ? assert.equal(response.status, 200, what) : assertUnauthorized(response, what, contract);
  describe(title, () => {
    test("returns the same 401 for every kind of missing or invalid key", async () => {
      refusesKeyless(await api.request(method, path), "no key");
      for (const [kind, key] of Object.entries(badKeys))
        assertUnauthorized(await api.request(method, path, { key }), `a key ${kind}`, contract);
      const headers: Record<string, string>[] = [
        { authorization: owner.key },
        { authorization: `Basic ${Buffer.from(`x:${owner.key}`).toString("base64")}` },
        { authorization: `Bearer ${owner.key} ${owner.key}` },
        { authorization: "Bearer" },
      ];
      for (const given of headers) assertUnauthorized(await api.request(method, path, { headers: given }), JSON.stringify(given), contract);
      const elsewhere: Record<string, string>[] = [
        { cookie: `key=${owner.key}; authorization=Bearer ${owner.key}` },
        { "x-api-key": owner.key },
      ];
      for (const given of elsewhere) refusesKeyless(await api.request(method, path, { headers: given }), JSON.stringify(given));
      for (const name of ["key", "api_key", "access_token", "authorization"]) {
        refusesKeyless(await api.request(method, `${path}?${name}=${owner.key}`), `a query's ${name}`);
      }
    });

    test("checks the key before the body", async () => {
      if (method !== "POST") return;
      assertUnauthorized(
        await api.request(method, path, { body: "{", headers: { "content-type": "application/json" } }),
        "malformed JSON",
        contract,
      );
      assertUnauthorized(
        await api.request(method, path, { body: "x", headers: { "content-type": ";;" } }),
        "a malformed content type",
        contract,
      );
    });

    test("returns 403 for a key without the scope, before checking the body or the id", async () => {
      if (scope === null) return;
      const key = await api.keyFor(
        owner.accountId,
        SCOPES.filter((one) => one !== scope),
      );
      for (const target of [path, pathFor(ids)]) {
        const response: TestResponse = await api.request(method, target, {
          key,
          ...(method === "POST" ? { json: { nonsense: true } } : {}),
        });
        const error: string = `This key lacks the scope ${scope}. Use a key that has it, or make one in the settings.`;
        assert.deepEqual([response.status, response.json], [403, errorBody(contract, { error, code: "FORBIDDEN", status: 403 })]);
      }
    });

    test("returns 413 for a body that is too large, even before checking the key", async () => {
      if (method !== "POST") return;
      const bytesMax = endpoints[endpoint].bodyBytesMax ?? 65_536;
      const body = JSON.stringify({ prompt: "x".repeat(bytesMax) });
      const stream = new Blob([body]).stream();
      for (const request of [{ body }, { body: stream }, { body, key: owner.key }]) {
        const response = await api.request(method, path, { ...request, headers: { "content-type": "application/json" } });
        const error = `The body is larger than ${bytesMax} bytes. Send a shorter body. In JSON, an escaped character such as \\u00e9 takes six bytes.`;
        assert.deepEqual([response.status, response.json], [413, errorBody(contract, { error, code: "PAYLOAD_TOO_LARGE", status: 413 })]);
        assert.ok(response.headers.get("x-request-id"));
      }
    });

    test("returns 404 for another account's ids, as for unknown ones", async () => {
      const target = pathFor(ids);
      if (target === path || !/:(projectId|requestId|endpointId|deliveryId)/.test(title)) return;
      const bodies: Partial<Record<EndpointName, unknown>> = {
        stopOperation: {},
        restoreVersion: {},
        sendMessage: { message: "hello" },
        answerQuestions: { answer: "hello" },
        updateProject: { name: "Mine" },
        updateWebhookEndpoint: { enabled: false },
        resendFailedDeliveries: { since: "2026-01-01T00:00:00Z" },
        editFiles: { base: 1, changes: [{ path: "package.json", content: "{}" }] },
      };
      const json = bodies[endpoint];
      const foreign = await api.request(method, target, { key: stranger.key, ...(json ? { json } : {}) });
      const absent = await api.request(method, path, { key: stranger.key, ...(json ? { json } : {}) });
      assert.equal(foreign.status, 404);
      assert.deepEqual(foreign.json, absent.json);
    });
  });
}

test("none of these tests changed the owner's project or logged an error", async () => {
  const response = await api.request("GET", `/b/api/v1/projects/${ids.projectId}`, { key: owner.key });
  assert.deepEqual([response.status, response.json.status], [200, "ready"]);
  assert.deepEqual(api.logged, []);
});

test("revoking a key takes effect on the next request", async () => {
  const key = await api.keyFor(owner.accountId, ["*"]);
  const list = () => api.request("GET", "/b/api/v1/projects", { key });
  assert.equal((await list()).status, 200);
  await api.storage.pool.query("update api_keys set revoked_at = now() where prefix = $1", [key.slice(0, 12)]);
  assertUnauthorized(await list(), "revoked");
});

test("accepts a key in either format, with its scheme in any case", async () => {
  const key = await makeKey(api.ctx, { accountId: owner.accountId, name: "short", form: "a", scopes: ["projects:read"] });
  const response = await api.request("GET", "/b/api/v1/projects", { headers: { authorization: `bearer  ${key}` } });
  assert.equal(response.status, 200);
});

test("does not look up a malformed key in the database", async () => {
  const { pool } = api.storage;
  const statements: unknown[] = [];
  const original = pool.query.bind(pool);
  const watched = new Proxy(original, {
    apply: (target, self, values) => (statements.push(Object(values[0]).name), Reflect.apply(target, self, values)),
  });
  Object.assign(pool, { query: watched });
  await api.request("GET", "/b/api/v1/projects", { key: badKeys["with a wrong checksum"] ?? "" });
  assert.ok(!statements.includes("admit_keys"));
  await api.request("GET", "/b/api/v1/projects", { key: badKeys["that does not exist"] ?? "" });
  assert.ok(statements.includes("admit_keys"));
  Object.assign(pool, { query: original });
});
