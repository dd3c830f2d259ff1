// Requests and their outcomes, against a local server with scripted responses.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after, before, describe, test } from "node:test";
import { inspect } from "node:util";
import { Atelier, type ClientOptions } from "../index.ts";
import * as errors from "../errors/index.ts";

const apiKey = "atelier_abcdefghijklmnopqrstuvwxyz0123456789AB";

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
type Play = (response: ServerResponse, seen: Seen) => void;

/** What one client's server has received, and what it responds next. */
interface Exchange {
  seen: Seen[];
  script: Play[];
}

const exchanges: Exchange[] = [];
let origin = "";

// The first segment of an address says whose request it is. Each request gets the next response of the script; the last one
// is repeated.
const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    const [, place = "", path = ""] = /^\/(\d+)(.*)$/.exec(request.url ?? "") ?? [];
    const one = { method: request.method ?? "", url: path, headers: request.headers, body };
    const { seen, script } = exchanges[Number(place)] ?? assert.fail(`nobody has ${request.url}`);
    seen.push(one);
    (script.length > 1 ? script.shift() : script[0])?.(response, one);
  });
});
before(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${Object(server.address()).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Play =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", "x-request-id": "req-1", ...headers }).end(JSON.stringify(body));
const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(status, { error: `Refused as ${code}.`, code, status }, headers);
const cut: Play = (response) => response.destroy();
const silence: Play = () => {};
const models = json(200, { models: [] });

/** A client whose requests get these responses in turn. */
function exchangeOf(script: Play[], options: ClientOptions = {}): Exchange & { client: Atelier } {
  const exchange = { seen: [], script };
  exchanges.push(exchange);
  return { ...exchange, client: new Atelier({ apiKey, baseURL: `${origin}/${exchanges.length - 1}`, ...options }) };
}

const clientOf = (script: Play[], options: ClientOptions = {}): Atelier => exchangeOf(script, options).client;

async function thrownBy(call: () => PromiseLike<unknown>): Promise<errors.AtelierError> {
  try {
    await call();
  } catch (error) {
    assert.ok(error instanceof errors.AtelierError, inspect(error));
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("a request", () => {
  test("carries the key, the version and what was asked for, and no more", async () => {
    const { client, seen } = exchangeOf([models]);
    await client.models.list({ headers: { Authorization: "Bearer other", "X-Trace": "1" } });
    const { accept, authorization, "user-agent": agent, "x-trace": trace } = seen[0]?.headers ?? {};
    assert.deepEqual([accept, authorization, trace], ["application/json", `Bearer ${apiKey}`, "1"]);
    assert.match(agent ?? "", /^atelier-sdk\/\d+\.\d+\.\d+$/);
    assert.deepEqual([seen[0]?.method, seen[0]?.url, seen[0]?.body], ["GET", "/b/api/v1/models", ""]);
  });

  test("an id that would lead elsewhere is refused before anything is sent, and others are encoded", async () => {
    const { client, seen } = exchangeOf([json(200, {})]);
    for (const id of ["", ".", ".."]) assert.equal((await thrownBy(() => client.projects.delete(id))).code, "BAD_ID");
    assert.equal(seen.length, 0);
    await client.projects.get("a/../b?c#d");
    assert.equal(seen[0]?.url, "/b/api/v1/projects/a%2F..%2Fb%3Fc%23d");
  });

  test("a redirect is not followed, so that the key goes nowhere else", async () => {
    const elsewhere: string[] = [];
    const other = createServer((request, response) => {
      elsewhere.push(request.headers.authorization ?? "none");
      response.end("{}");
    });
    await once(other.listen(0, "127.0.0.1"), "listening");
    const location = `http://127.0.0.1:${Object(other.address()).port}/b/api/v1/models`;
    const error = await thrownBy(() => clientOf([json(307, {}, { location })]).models.list());
    other.close();
    assert.deepEqual([error.status, error.code, elsewhere], [307, "BAD_ANSWER", []]);
    assert.match(error.message, /redirect to .*Check baseURL/);
  });

  test("a requestId that was used for something else is an error, although the service responds with the first build", async () => {
    const { client, seen } = exchangeOf([json(202, { requestId: "r" }, { "idempotent-replayed": "true", "idempotency-mismatch": "true" })]);
    const create = () => client.projects.create({ prompt: "A tea list", requestId: "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34" });
    const error = await thrownBy(create);
    assert.ok(error instanceof errors.IdempotencyMismatchError && error instanceof errors.ConflictError);
    assert.deepEqual([error.code, error.status, error.httpRequestId, seen.length], ["IDEMPOTENCY_MISMATCH", 202, "req-1", 1]);
  });

  test("an answer of something else than a service says so", async () => {
    const page: Play = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
    assert.match((await thrownBy(() => clientOf([page]).models.list())).message, /Check baseURL/);
  });
});

describe("another try", { concurrency: true }, () => {
  test("follows 500, a cut connection and 408, and then the answer counts", { timeout: 10_000 }, async () => {
    for (const first of [refusal(500, "SERVER_ERROR"), cut, refusal(408, "X")]) {
      const { client, seen } = exchangeOf([first, models]);
      assert.deepEqual(await client.models.list(), []);
      assert.equal(seen.length, 2);
    }
  });

  test("of a create or a message is the same request, with the same requestId", { timeout: 10_000 }, async () => {
    const { client, seen, script } = exchangeOf([cut, refusal(503, "X"), json(202, { requestId: "x" })]);
    await client.projects.create("A recipe box");
    const bodies = seen.map(({ body }) => JSON.parse(body));
    assert.equal(bodies.length, 3);
    assert.match(bodies[0].requestId, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.deepEqual(bodies, [bodies[0], bodies[0], bodies[0]]);
    seen.length = 0;
    script.splice(0, script.length, cut, json(202, {}));
    await client.messages.send("p1", "Add ratings");
    assert.ok(seen.length === 2 && seen[0]?.body === seen[1]?.body && /"requestId":"[0-9a-f-]{36}"/.test(seen[0]?.body ?? ""));
    seen.length = 0;
    script.splice(0, script.length, cut, json(202, {}));
    await client.messages.send("p1", { message: "Add ratings", requestId: "0b1e5a52-8f6e-4c1c-9a51-3f6d2f6f0a11" });
    assert.deepEqual(
      seen.map(({ body }) => JSON.parse(body).requestId),
      ["0b1e5a52-8f6e-4c1c-9a51-3f6d2f6f0a11", "0b1e5a52-8f6e-4c1c-9a51-3f6d2f6f0a11"],
    );
  });

  test("of another call has another requestId", async () => {
    const { client, seen } = exchangeOf([json(202, {})]);
    await Promise.all([client.projects.create("A"), client.projects.create("A")]);
    assert.notEqual(JSON.parse(seen[0]?.body ?? "").requestId, JSON.parse(seen[1]?.body ?? "").requestId);
  });

  test("never follows a 409", async () => {
    const { client, seen } = exchangeOf([refusal(409, "BUILD_RUNNING", { "retry-after": "0" })]);
    const error = await thrownBy(() => client.messages.send("p1", "More"));
    assert.deepEqual([seen.length, error.name], [1, "BuildRunningError"]);
  });

  test("waits as long as Retry-After asks", { timeout: 10_000 }, async () => {
    const began = performance.now();
    await clientOf([refusal(429, "RATE_LIMITED", { "retry-after": "1" }), models]).models.list();
    assert.ok(performance.now() - began >= 1_000);
  });

  test("comes as often as maxRetries allows, of the client or of the call", { timeout: 10_000 }, async () => {
    const { client, seen } = exchangeOf([refusal(500, "SERVER_ERROR")], { maxRetries: 1 });
    const error = await thrownBy(() => client.models.list());
    assert.deepEqual([seen.length, error.name, error.status], [2, "ServerError", 500]);
    await thrownBy(() => client.models.list({ maxRetries: 0 }));
    assert.equal(seen.length, 3);
  });

  test("of somebody who waits for a build comes more often, unless none is wanted", { timeout: 20_000 }, async () => {
    const done = json(200, { requestId: "r1", operationStatus: "done" });
    const patient = exchangeOf([cut, cut, cut, cut, done]);
    await patient.client.operations.wait("r1");
    assert.equal(patient.seen.length, 5);
    const never = exchangeOf([cut], { maxRetries: 0 });
    await thrownBy(() => never.client.operations.wait("r1"));
    const notNow = exchangeOf([cut]);
    await thrownBy(() => notNow.client.operations.wait("r1", { maxRetries: 0 }));
    assert.deepEqual([never.seen.length, notNow.seen.length], [1, 1]);
  });

  test("of somebody who waits for a build are not counted while the service says that it starts", { timeout: 20_000 }, async () => {
    const starting = refusal(503, "NOT_READY", { "retry-after": "0" });
    const { client, seen } = exchangeOf([
      ...Array.from({ length: 20 }, () => starting),
      json(200, { requestId: "r1", operationStatus: "done" }),
    ]);
    await client.operations.wait("r1");
    assert.equal(seen.length, 21);
  });

  test("of a delete that may have happened ends well when nothing is left", { timeout: 10_000 }, async () => {
    const { client, seen } = exchangeOf([cut, refusal(404, "NOT_FOUND")]);
    await client.projects.delete("p1");
    assert.equal(seen.length, 2);
    assert.equal((await thrownBy(() => clientOf([refusal(404, "NOT_FOUND")]).projects.delete("p1"))).name, "NotFoundError");
  });
});

describe("the end of patience", { concurrency: true }, () => {
  test("an attempt that takes longer than timeout is a timeout error", { timeout: 10_000 }, async () => {
    const { client, seen } = exchangeOf([silence], { timeout: 50, maxRetries: 1 });
    const error = await thrownBy(() => client.models.list());
    assert.ok(error instanceof errors.AtelierTimeoutError && error instanceof errors.AtelierConnectionError);
    assert.equal(seen.length, 2);
  });

  test("a timeout may be longer than any timer", async () => {
    assert.deepEqual(await clientOf([models], { timeout: Number.POSITIVE_INFINITY }).models.list(), []);
    assert.deepEqual(await clientOf([models], { timeout: 2 ** 40 }).models.list(), []);
  });

  test("a body that never ends is a timeout too", { timeout: 10_000 }, async () => {
    const half: Play = (response) => response.writeHead(200).write('{"models"');
    assert.equal((await thrownBy(() => clientOf([half]).models.list({ timeout: 50, maxRetries: 0 }))).code, "NO_ANSWER_IN_TIME");
  });

  test("an aborted signal throws its own reason: before, during and between attempts", { timeout: 10_000 }, async () => {
    const reason = new Error("the user left");
    const { client, seen } = exchangeOf([silence]);
    await assert.rejects(client.models.list({ signal: AbortSignal.abort(reason) }), reason);
    assert.equal(seen.length, 0);
    const during = new AbortController();
    const asked = client.models.list({ signal: during.signal, maxRetries: 0 });
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    during.abort(reason);
    await assert.rejects(asked, reason);
    const between = new AbortController();
    const waits = clientOf([refusal(429, "RATE_LIMITED", { "retry-after": "30" })]).models.list({ signal: between.signal });
    setTimeout(() => between.abort(reason), 100);
    await assert.rejects(waits, reason);
  });

  test("nobody is there: the error says where, and why", async () => {
    const error = await thrownBy(() => new Atelier({ apiKey, baseURL: "http://127.0.0.1:9", maxRetries: 0 }).models.list());
    assert.match(error.message, /^http:\/\/127\.0\.0\.1:9\/b\/api\/v1\/models could not be reached: .+/);
    assert.deepEqual([error.code, error.status, error.httpRequestId], ["CONNECTION_FAILED", null, null]);
  });
});

test("what is logged and thrown never holds the key", { timeout: 10_000 }, async () => {
  const lines: string[] = [];
  const log = (message: string, ...rest: unknown[]) => void lines.push(inspect([message, rest]));
  const client = clientOf([cut, refusal(401, "UNAUTHORIZED")], { logger: { debug: log, info: log, warn: log, error: log } });
  const error = await thrownBy(() => client.usage.get());
  assert.ok(lines.length >= 3, "it logs each attempt and each new try");
  assert.ok(!(lines.join("\n") + inspect(error, { depth: null, showHidden: true })).includes(apiKey));
});
