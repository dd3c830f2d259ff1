// What a call returns, and requests without a method of their own, against a local server that repeats what it received.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, beforeEach, describe, test } from "node:test";
import { Atelier, AtelierError } from "../index.ts";

interface Echo {
  method: string;
  url: string;
  body: string;
}

let client: Atelier;
let status = 200;
const seen: Echo[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    const echo = { method: request.method ?? "", url: request.url ?? "", body };
    seen.push(echo);
    const type = request.headers.accept ?? "application/json";
    response.writeHead(status, { "content-type": type, "x-request-id": `req-${seen.length}`, "x-ratelimit-remaining": "59" });
    response.end(status === 204 ? undefined : JSON.stringify(status < 400 ? { ...echo, models: [], endpoints: [] } : { error: "No." }));
  });
});
before(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  client = new Atelier({ apiKey: "atelier_x", baseURL: `http://127.0.0.1:${Object(server.address()).port}` });
});
beforeEach(() => {
  status = 200;
  seen.length = 0;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describe("a call", () => {
  test("is a promise of its data, and gives the response too, of one request", async () => {
    const call = client.projects.get("p1");
    const [data, { response, httpRequestId, ...same }] = await Promise.all([call, call.withResponse()]);
    assert.equal(same.data, data);
    assert.deepEqual([response.status, response.headers.get("x-ratelimit-remaining"), httpRequestId], [200, "59", "req-1"]);
    assert.deepEqual(await response.json(), data);
    assert.equal(await call.then(() => "then"), "then");
    assert.equal(seen.length, 1);
  });

  test("is sent although nobody awaits it", async () => {
    void client.operations.stop("r1");
    const deadline = Date.now() + 5_000;
    while (seen.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(seen[0]?.url, "/b/api/v1/operations/r1/stop");
  });

  test("whose data is a part of the response gives that part", async () => {
    const { data, response } = await client.models.list().withResponse();
    assert.deepEqual([data, Object(await response.json()).url], [[], "/b/api/v1/models"]);
  });

  test("without a body in its response has no data", async () => {
    status = 204;
    const { data, response } = await client.projects.delete("p1").withResponse();
    assert.deepEqual([data, response.status, await response.text()], [undefined, 204, ""]);
  });

  test("rejects in each of its ways", async () => {
    status = 404;
    const call = client.projects.get("p1");
    await assert.rejects(call, AtelierError);
    await assert.rejects(call.withResponse(), AtelierError);
    const ended: string[] = [];
    assert.equal(await call.catch(() => "caught").finally(() => ended.push("finally")), "caught");
    await assert.rejects(
      call.finally(() => ended.push("again")),
      AtelierError,
    );
    assert.deepEqual(ended, ["finally", "again"]);
  });
});

describe("a raw request", () => {
  test("goes to any path below the root, with a query and a body", async () => {
    const query = { limit: 5, flag: true, absent: undefined };
    const data = await client.request<Echo>("PATCH", "/projects/a%20b", { query, body: { name: "x" } });
    assert.deepEqual([data.method, data.url, data.body], ["PATCH", "/b/api/v1/projects/a%20b?limit=5&flag=true", '{"name":"x"}']);
    assert.equal((await client.request<Echo>("GET", "usage")).url, "/b/api/v1/usage");
  });

  test("may accept something else than JSON, and gets its bytes", async () => {
    const bytes = await client.request<Uint8Array>("GET", "/projects/p1/files", { accept: "application/zip" });
    assert.equal(JSON.parse(new TextDecoder().decode(bytes)).url, "/b/api/v1/projects/p1/files");
  });

  test("never leaves the root", () => {
    for (const path of ["", "/", "..", "/../x", "/a/../../x", "/%2e%2e/x", "/a//b", "/a?b=c", "/a#b", "/%", "https://evil.example/x"]) {
      assert.throws(
        () => client.request("GET", path),
        (error: unknown) => error instanceof AtelierError && error.code === "BAD_PATH",
        path,
      );
    }
    assert.equal(seen.length, 0);
  });

  test("is repeated only where that has no second effect", { timeout: 20_000 }, async () => {
    status = 500;
    const tries = async (method: "GET" | "POST", body?: unknown) => {
      seen.length = 0;
      await assert.rejects(client.request(method, "/things", { body, maxRetries: undefined }), AtelierError);
      return seen.length;
    };
    assert.deepEqual([await tries("POST", { a: 1 }), await tries("POST")], [1, 1]);
    const often = client.withOptions({ maxRetries: 1 });
    seen.length = 0;
    await assert.rejects(often.request("POST", "/things", { body: { requestId: "r1" } }), AtelierError);
    assert.equal(seen.length, 2);
  });
});

test("a client with other options keeps the rest", async () => {
  const other = client.withOptions({ baseURL: client.baseURL.replace("/b/", "/a/"), apiKey: undefined });
  assert.match(other.baseURL, /\/a\/api\/v1$/);
  assert.equal((await other.request<Echo>("GET", "/models")).url, "/a/api/v1/models");
  assert.match(client.baseURL, /\/b\/api\/v1$/);
});
