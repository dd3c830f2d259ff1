// Who is let in by the MCP entrypoint, and what everybody else is told: hosts, origins, methods, tokens, limits, sizes.
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

/** A request whose headers `fetch` would not send. */
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
    test(`a request for the host "${host}" is refused, because a name was bound to our address (DNS rebinding)`, async () => {
      const { token } = await server.connect();
      const answer = await raw({ host, authorization: `Bearer ${token}`, "content-type": "application/json" });
      assert.equal(answer.status, 403);
    });
  }

  for (const host of ["atelier.test", "atelier.test:8443", "localhost:4000", "127.0.0.1", "[::1]:4000"]) {
    test(`the host ${host} is ours`, async () => {
      const answer = await raw({ host, "content-type": "application/json" });
      assert.equal(answer.status, 401);
    });
  }

  for (const origin of [
    "https://evil.example",
    "http://atelier.test.evil.example",
    "https://atelier.test",
    "null",
    "http://apps.atelier.test:4000",
  ]) {
    test(`a page of ${origin} may not ask, and is not told that it may`, async () => {
      const { token } = await server.connect();
      const answer = await server.send({ ...list, token, headers: { origin } });
      assert.equal(answer.status, 403);
      assert.equal(answer.headers.get("access-control-allow-origin"), null);
      assert.equal(answer.message.id, null);
    });
  }

  for (const origin of ["http://atelier.test", "http://localhost:6274", "http://127.0.0.1:6274", "vscode-file://vscode-app"]) {
    test(`a client at ${origin} may ask`, async () => {
      const { token } = await server.connect();
      const answer = await server.send({ ...list, token, headers: { origin } });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("access-control-allow-origin"), origin);
      assert.equal(answer.headers.get("access-control-allow-credentials"), null);
    });
  }

  test("a preflight of the Inspector is answered without a token", async () => {
    const answer = await fetch(server.url, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6274", "access-control-request-method": "POST" },
    });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get("access-control-allow-methods"), "POST");
    assert.match(answer.headers.get("access-control-allow-headers") ?? "", /Authorization.*MCP-Protocol-Version.*Mcp-Method.*Mcp-Name/);
    assert.match(answer.headers.get("vary") ?? "", /Origin/);
  });
});

describe("methods and sizes", () => {
  for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
    test(`${method} is 405, because no session and no stream is kept`, async () => {
      const answer = await fetch(server.url, { method });
      assert.equal(answer.status, 405);
      assert.equal(answer.headers.get("allow"), "POST, OPTIONS");
    });
  }

  test("a message over 131,072 bytes is 413", async () => {
    const { token } = await server.connect();
    const answer = await server.send({ ...list, token, params: { filler: "x".repeat(131_072) } });
    assert.equal(answer.status, 413);
  });

  test("a message of another content type is 415, and one that is no JSON is 400", async () => {
    const { token } = await server.connect();
    assert.equal((await server.send({ ...list, token, headers: { "content-type": "text/plain" } })).status, 415);
    const authorization = `Bearer ${token}`;
    const answer = await fetch(server.url, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: "{",
    });
    assert.equal(answer.status, 400);
  });
});

describe("tokens", () => {
  test("without a token the answer is 401, and says where to sign in and for which scopes", async () => {
    const answer = await server.send(list);
    assert.equal(answer.status, 401);
    assert.equal(
      answer.headers.get("www-authenticate"),
      `Bearer resource_metadata="${server.metadataUrl}", scope="projects:read projects:write files:read usage:read"`,
    );
  });

  test("a token that is none is 401 with invalid_token", async () => {
    const answer = await server.send({ ...list, token: randomUUID() });
    assert.equal(answer.status, 401);
    assert.match(answer.headers.get("www-authenticate") ?? "", /^Bearer error="invalid_token", .*resource_metadata="/);
  });

  test("an API key is 401 and is told what to do, also where it is good for the API", async () => {
    const { key } = await server.api.account();
    assert.equal((await server.api.request("GET", "/b/api/v1/usage", { key })).status, 200);
    for (const token of [key, key.replace("atelier_", "atl_")]) {
      const answer = await server.send({ ...list, token });
      assert.equal(answer.status, 401);
      assert.match(
        answer.message.error.message,
        /API keys are not accepted here.*npx -y http:.*\/downloads\/atelier-mcp\.tgz with the key/,
      );
    }
  });

  test("a token in the query, in a cookie or in the body is not looked at", async () => {
    const { token } = await server.connect();
    const answer = await fetch(`${server.url}?access_token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `access_token=${token}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", access_token: token }),
    });
    assert.equal(answer.status, 401);
  });

  test("a connection that was removed is 401 with the next request", async () => {
    const connection = await server.connect();
    assert.equal((await server.send({ ...list, token: connection.token })).status, 200);
    server.disconnect(connection);
    assert.equal((await server.send({ ...list, token: connection.token })).status, 401);
  });

  test("what is refused counts against the address, and the 401 stays what it is", async () => {
    const { headers } = await server.send(list);
    assert.equal(headers.get("ratelimit-policy"), '"address";q=60;w=60');
  });
});

describe("limits and usage", () => {
  test("the 61st request of a connection in a minute is 429 with Retry-After, and another connection has its own", async () => {
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

  test("requests by connections are in the account's usage, beside those of its keys", async () => {
    const connection = await server.connect();
    const key = await server.api.keyFor(connection.accountId, ["*"]);
    await Promise.all([list, list, list].map((message) => server.send({ ...message, token: connection.token })));
    const { json } = await server.api.request("GET", "/b/api/v1/usage", { key });
    assert.equal(json.last30Days.requests, 4);
    const keys = await server.api.request("GET", "/c/api/v1/usage", { key });
    assert.equal(keys.json.totalRequests, 5);
  });
});

test("a fault is logged with the request's id, and the client is told nothing of what was inside", async () => {
  const { token } = await server.connect();
  await server.api.storage.pool.query("alter table projects rename to hidden");
  const answer = await server.send({ method: "tools/call", params: { name: "list_projects", arguments: {} }, token });
  await server.api.storage.pool.query("alter table hidden rename to projects");
  assert.equal(answer.message.result.isError, true);
  assert.deepEqual(answer.message.result.content, [
    { type: "text", text: "Something went wrong on Atelier’s side. Try again in a moment." },
  ]);
  const [line] = server.api.logged.splice(0);
  assert.equal(Object(line).requestId, answer.headers.get("x-request-id"));
  assert.match(Object(line).error, /code 42P01/);
});
