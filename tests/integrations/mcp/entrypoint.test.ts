// Who is admitted by the MCP entrypoint, and what everybody else receives: hosts, origins, methods, tokens, limits,
// sizes.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { after, before, describe, test } from "node:test";
import type { TestMcpServer } from "./open-mcp-server.ts";
import { openMcpServer } from "./open-mcp-server.ts";

let server: TestMcpServer;
before(async () => {
  server = await openMcpServer("mcp entrypoint", { keepsCounts: true });
});
after(() => server.close());

const list = { method: "tools/list" };

/** Sends headers that `fetch` would not send. */
async function raw(
  headers: Record<string, string>,
  method = "POST",
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(server.url, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", reject).end(method === "POST" ? "{}" : undefined);
  });
}

describe("hosts and origins", () => {
  for (const host of ["evil.example", "evil.example:4000", "atelier.test.evil.example"]) {
    test(`rejects a request for the host "${host}" (DNS rebinding)`, async () => {
      const { token } = await server.connect();
      const response = await raw({ host, authorization: `Bearer ${token}`, "content-type": "application/json" });
      assert.equal(response.status, 403);
    });
  }

  for (const host of ["atelier.test", "atelier.test:8443", "localhost:4000", "127.0.0.1", "[::1]:4000"]) {
    test(`accepts the host ${host}`, async () => {
      const response = await raw({ host, "content-type": "application/json" });
      assert.equal(response.status, 401);
    });
  }

  for (const origin of [
    "https://evil.example",
    "http://atelier.test.evil.example",
    "https://atelier.test",
    "null",
    "http://apps.atelier.test:4000",
  ]) {
    test(`rejects a page of ${origin}, without CORS headers`, async () => {
      const { token } = await server.connect();
      const response = await server.send({ ...list, token, headers: { origin } });
      assert.equal(response.status, 403);
      assert.equal(response.headers.get("access-control-allow-origin"), null);
      assert.equal(response.message.id, null);
    });
  }

  for (const origin of ["http://atelier.test", "http://localhost:6274", "http://127.0.0.1:6274", "vscode-file://vscode-app"]) {
    test(`accepts a client at ${origin}`, async () => {
      const { token } = await server.connect();
      const response = await server.send({ ...list, token, headers: { origin } });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("access-control-allow-origin"), origin);
      assert.equal(response.headers.get("access-control-allow-credentials"), null);
    });
  }

  test("accepts a preflight of the Inspector without a token", async () => {
    const response = await fetch(server.url, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6274", "access-control-request-method": "POST" },
    });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get("access-control-allow-methods"), "POST");
    assert.match(response.headers.get("access-control-allow-headers") ?? "", /Authorization.*MCP-Protocol-Version.*Mcp-Method.*Mcp-Name/);
    assert.match(response.headers.get("vary") ?? "", /Origin/);
  });
});

describe("methods and sizes", () => {
  for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
    test(`returns 405 for ${method}, because there are no sessions or streams`, async () => {
      const response = await fetch(server.url, { method });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get("allow"), "POST, OPTIONS");
    });
  }

  test("returns 413 for a message over 131,072 bytes", async () => {
    const { token } = await server.connect();
    const response = await server.send({ ...list, token, params: { filler: "x".repeat(131_072) } });
    assert.equal(response.status, 413);
  });

  test("returns 415 for another content type and 400 for invalid JSON", async () => {
    const { token } = await server.connect();
    assert.equal((await server.send({ ...list, token, headers: { "content-type": "text/plain" } })).status, 415);
    const authorization = `Bearer ${token}`;
    const response = await fetch(server.url, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: "{",
    });
    assert.equal(response.status, 400);
  });
});

describe("tokens", () => {
  test("returns 401 without a token, with the resource metadata and the scopes", async () => {
    const response = await server.send(list);
    assert.equal(response.status, 401);
    assert.equal(
      response.headers.get("www-authenticate"),
      `Bearer resource_metadata="${server.metadataUrl}", scope="projects:read projects:write files:read usage:read"`,
    );
  });

  test("returns 401 with invalid_token for an unknown token", async () => {
    const response = await server.send({ ...list, token: randomUUID() });
    assert.equal(response.status, 401);
    assert.match(response.headers.get("www-authenticate") ?? "", /^Bearer error="invalid_token", .*resource_metadata="/);
  });

  test("returns 401 with an explanation for an API key, even if it is valid for the API", async () => {
    const { key } = await server.api.account();
    assert.equal((await server.api.request("GET", "/b/api/v1/usage", { key })).status, 200);
    for (const token of [key, key.replace("atelier_", "atl_")]) {
      const response = await server.send({ ...list, token });
      assert.equal(response.status, 401);
      assert.match(
        response.message.error.message,
        /API keys are not accepted here.*npx -y http:.*\/downloads\/atelier-mcp\.tgz with the key/,
      );
    }
  });

  test("ignores a token in the query, in a cookie or in the body", async () => {
    const { token } = await server.connect();
    const response = await fetch(`${server.url}?access_token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `access_token=${token}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", access_token: token }),
    });
    assert.equal(response.status, 401);
  });

  test("returns 401 for a removed connection on the next request", async () => {
    const connection = await server.connect();
    assert.equal((await server.send({ ...list, token: connection.token })).status, 200);
    server.disconnect(connection);
    assert.equal((await server.send({ ...list, token: connection.token })).status, 401);
  });

  test("counts rejected requests by address", async () => {
    const { headers } = await server.send(list);
    assert.equal(headers.get("ratelimit-policy"), '"address";q=60;w=60');
  });
});

describe("limits and usage", () => {
  test("returns 429 with Retry-After for a connection's 61st request in a minute; other connections are unaffected", async () => {
    const first = await server.connect();
    const others = Array.from({ length: 59 }, () => server.send({ ...list, token: first.token }));
    assert.deepEqual([...new Set((await Promise.all(others)).map(({ status }) => status))], [200]);
    const last = await server.send({ ...list, token: first.token });
    assert.equal(last.headers.get("x-ratelimit-remaining"), "0");
    const refused = await server.send({ ...list, token: first.token });
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get("retry-after") ?? "", /^[1-9]\d?$/);
    assert.match(refused.message.error.message, /more than 60 requests in a minute/);
    const second = await server.connect({ accountId: first.accountId });
    assert.equal((await server.send({ ...list, token: second.token })).status, 200);
  });

  test("the account's usage includes requests by connections", async () => {
    const connection = await server.connect();
    const key = await server.api.keyFor(connection.accountId, ["*"]);
    await Promise.all([list, list, list].map((message) => server.send({ ...message, token: connection.token })));
    const { json } = await server.api.request("GET", "/b/api/v1/usage", { key });
    assert.equal(json.last30Days.requests, 4);
    const keys = await server.api.request("GET", "/c/api/v1/usage", { key });
    assert.equal(keys.json.totalRequests, 5);
  });
});

test("an internal error is logged with the request's id, and the client receives no details", async () => {
  const { token } = await server.connect();
  await server.api.storage.pool.query("alter table projects rename to hidden");
  const response = await server.send({ method: "tools/call", params: { name: "list_projects", arguments: {} }, token });
  await server.api.storage.pool.query("alter table hidden rename to projects");
  assert.equal(response.message.result.isError, true);
  assert.deepEqual(response.message.result.content, [
    { type: "text", text: "Something went wrong on Atelier’s side. Try again in a moment." },
  ]);
  const [line] = server.api.logged.splice(0);
  assert.equal(Object(line).requestId, response.headers.get("x-request-id"));
  assert.match(Object(line).error, /code 42P01/);
});
