// An installation of several processes on one database: each is ready when it can do its own job, and logs what it
// does.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { buildAndWait } from "../support/build-and-wait.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { removeData, type RunningService, startService } from "../support/start-service.ts";

const main = join(import.meta.dirname, "../../src/main.ts");
const SECRET = "a secret of at least thirty-two characters";
const services: RunningService[] = [];
let database: TestDatabase;

before(async () => {
  database = await createTestDatabase("roles");
});

after(async () => {
  for (const { stop, dataFolder } of services) {
    await stop();
    await removeData(dataFolder);
  }
  await database.drop();
});

async function start(roles: string, key?: string): Promise<RunningService> {
  const service = await startService({
    triesApps: false,
    ...(key !== undefined && { key }),
    environment: { DATABASE_URL: database.url, ATELIER_SECRET: SECRET, ATELIER_ROLES: roles, ATELIER_URL: "https://atelier.example.com" },
  });
  services.push(service);
  return service;
}

/** Returns the response to a request with this Host header. */
async function ask(service: RunningService, path: string, host: string): Promise<{ status: number; text: string }> {
  const [response] = await once(get(`${service.url}${path}`, { headers: { host } }), "response");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

/** Closes every connection to the processes' database and rejects new ones while `work` runs. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await work();
  } finally {
    await client.query(`alter database ${name} allow_connections true`);
    await client.end();
  }
}

async function untilReadiness(service: RunningService, status: number): Promise<void> {
  const endsAt = performance.now() + 20_000;
  while ((await fetch(`${service.url}/readyz`)).status !== status) {
    assert.ok(performance.now() < endsAt, `/readyz was never ${status}`);
    await delay(50);
  }
}

describe("a process is ready when it can do what ATELIER_ROLES says", { timeout: 180_000 }, () => {
  let api: RunningService;
  let worker: RunningService;

  test("api, worker, and both: each returns 200 for /readyz", async () => {
    // `startService` returns when /readyz is 200.
    api = await start("api");
    worker = await start("worker", api.key);
    const both = await start("api,worker", api.key);
    for (const service of [api, worker, both]) {
      assert.deepEqual(await (await fetch(`${service.url}/readyz`)).json(), { status: "ready" });
      assert.deepEqual(await (await fetch(`${service.url}/healthz`)).json(), { status: "alive" });
    }
    assert.equal(await both.stop(), 0);
  });

  test("the log says what each process does, and no URL that another one serves", () => {
    assert.match(api.output(), /^Atelier is ready at https:\/\/atelier\.example\.com; .* role "worker"\.$/m);
    assert.match(
      worker.output(),
      /^Atelier's worker is ready: it builds up to 3 apps at once\. On port \d+ it answers \/healthz and \/readyz alone\.$/m,
    );
    assert.match(worker.output(), /^Building — Ctrl-C ends it\.$/m);
    assert.doesNotMatch(worker.output(), /atelier\.example\.com|apps\.localhost/);
  });

  test("a worker rejects every other request with 421 and names the service", async () => {
    for (const [path, host] of [
      ["/", "127.0.0.1"],
      ["/b/api/v1/models", "127.0.0.1"],
      ["/console/api/session.current", "atelier.example.com"],
      ["/readyz/", "127.0.0.1"],
      ["/readyz", "my-site.apps.localhost"],
    ] as const) {
      const { status, text } = await ask(worker, path, host);
      if (path === "/readyz") assert.equal(status, 200);
      else assert.deepEqual([status, JSON.parse(text).code], [421, "MISDIRECTED_REQUEST"], path);
    }
    const created = await worker.request("/api/v1/projects", { method: "POST", body: JSON.stringify({ prompt: "A recipe box" }) });
    assert.equal(created.status, 421);
    assert.match(created.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
    assert.match(await created.text(), /https:\/\/atelier\.example\.com/);
  });

  test("the worker builds what the API accepts", async () => {
    const operation = await buildAndWait(api, "A tip calculator");
    assert.equal(operation.operationStatus, "done");
  });

  test("a sentence is handed to the service that has the port, if it builds from the same database", async () => {
    const environment = {
      ...process.env,
      DATABASE_URL: database.url,
      ATELIER_SECRET: SECRET,
      ATELIER_URL: "https://atelier.example.com",
      PORT: String(api.port),
      ATELIER_DATA: api.dataFolder,
    };
    const say = (variables: Record<string, string>) =>
      promisify(execFile)(process.execPath, [main, "A tip calculator"], { env: { ...environment, ...variables } });
    const { stdout } = await say({});
    assert.match(stdout, /^Atelier is running already, at https:\/\/atelier\.example\.com: it builds this\.$/m);
    assert.match(stdout, /Site\s+https?:\/\/\S+/);
    // Another database on that server has no worker, so that nobody would build it.
    const other = new URL(database.url);
    other.pathname = "/postgres";
    await assert.rejects(say({ DATABASE_URL: other.href }), /Port \d+ is in use, by another program/);
  });

  test("a worker without its database is not ready until it is back", async () => {
    await withoutDatabase(async () => {
      await untilReadiness(worker, 503);
      const { reasons } = (await (await fetch(`${worker.url}/readyz`)).json()) as { reasons: string[] };
      assert.ok(reasons.includes("The database does not answer."), reasons.join());
      assert.equal((await fetch(`${worker.url}/healthz`)).status, 200);
    });
    await untilReadiness(worker, 200);
    await untilReadiness(api, 200);
  });
});
