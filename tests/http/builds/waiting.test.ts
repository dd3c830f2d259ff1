// Long polling: a response is sent when something changes, to any number of waiting clients, even when a notification
// is lost.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeAnnounced, storeDone, storeProgress, storeUnannounced, storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http waiting");
});
after(() => api.close());

// The default wait of sixty seconds would also show the change, so tests must end sooner.
const promptly = { timeout: 30_000 };

async function started() {
  const { key } = await api.account();
  const requestId = randomUUID();
  await api.request("POST", "/b/api/v1/projects", { key, json: { prompt: "A recipe box", requestId } });
  const wait = (prefer: string, signal?: AbortSignal) =>
    api.request("GET", `/b/api/v1/operations/${requestId}`, { key, headers: { prefer }, ...(signal ? { signal } : {}) });
  return { key, requestId, wait };
}

async function until(fact: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await fact())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("Prefer: wait delays the response until the operation changes", async () => {
  const { requestId, wait } = await started();
  const held = wait("wait=30");
  await until(() => api.changes.waiting() === 1);
  const began = performance.now();
  await storeProgress(api.ctx, requestId, 20);
  const response = await held;
  assert.ok(performance.now() - began < 1_000);
  assert.deepEqual([response.status, response.json.stage, response.json.progress], [200, "write", 20]);
  assert.equal(response.headers.get("preference-applied"), "wait=30");
  assert.equal(api.changes.waiting(), 0);
});

test("Prefer: wait with until=outcome delays the response over every change until the operation asks or has ended", async () => {
  const { requestId, wait } = await started();
  const warnings: Error[] = [];
  process.on("warning", (warning) => warnings.push(warning));
  const asked = wait("wait=30, until=outcome");
  // More changes than listeners that a response may have.
  for (let progress = 1; progress <= 15; progress += 1) {
    await until(() => api.changes.waiting() === 1);
    await storeProgress(api.ctx, requestId, progress);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(() => api.changes.waiting() === 1);
  assert.equal(await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 300, "held"))]), "held");
  await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["A", "B"], allowsOther: true }]);
  const response = await asked;
  assert.deepEqual([response.json.operationStatus, response.headers.get("preference-applied")], ["waiting", "wait=30, until=outcome"]);
  assert.deepEqual(warnings, []);
  const other = await started();
  const ended = other.wait('until="outcome", wait=30');
  await until(() => api.changes.waiting() === 1);
  await storeProgress(api.ctx, other.requestId, 20);
  await storeDone(api.ctx, other.requestId, { "package.json": "{}" });
  assert.equal((await ended).json.operationStatus, "done");
});

test("an announcement of a change that was already read completes no response", async () => {
  for (const prefer of ["wait=30", "wait=30, until=outcome"]) {
    const { requestId, wait } = await started();
    const held = wait(prefer);
    await until(() => api.changes.waiting() === 1);
    await storeAnnounced(api.ctx, requestId);
    assert.equal(await Promise.race([held, new Promise((resolve) => setTimeout(resolve, 300, "held"))]), "held");
    await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["A", "B"], allowsOther: true }]);
    assert.equal((await held).json.operationStatus, "waiting");
  }
});

test("with until=outcome a response that nothing completes comes after the requested time", async () => {
  const { requestId, wait } = await started();
  const began = performance.now();
  const held = wait("wait=1, until=outcome");
  await until(() => api.changes.waiting() === 1);
  await storeProgress(api.ctx, requestId, 20);
  const { json } = await held;
  assert.deepEqual([json.operationStatus, json.progress], ["running", 20]);
  assert.ok(performance.now() - began < 3_000);
});

test("responds after the requested time when nothing changes", async () => {
  const { wait } = await started();
  const began = performance.now();
  const response = await wait("wait=1");
  const seconds = (performance.now() - began) / 1_000;
  assert.ok(seconds > 0.95 && seconds < 3, String(seconds));
  assert.deepEqual([response.json.operationStatus, response.headers.get("preference-applied")], ["running", "wait=1"]);
});

test("responds immediately for an operation that is waiting or has ended", async () => {
  const { requestId, wait } = await started();
  await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["A", "B"], allowsOther: true }]);
  const began = performance.now();
  assert.equal((await wait("wait=60")).json.operationStatus, "waiting");
  const other = await started();
  await storeDone(api.ctx, other.requestId, { "package.json": "{}" });
  assert.equal((await other.wait("wait=60")).json.operationStatus, "done");
  assert.ok(performance.now() - began < 2_000);
});

test("one change completes two hundred waiting requests, and no others", promptly, async () => {
  const { requestId, wait } = await started();
  const other = await started();
  const gone = new AbortController();
  const ignored = assert.rejects(other.wait("wait=60", gone.signal));
  const held = Array.from({ length: 200 }, () => wait("wait=60"));
  await until(() => api.changes.waiting() === 201);
  await storeProgress(api.ctx, requestId, 40);
  const responses = await Promise.all(held);
  assert.deepEqual([...new Set(responses.map(({ json }) => json.progress))], [40]);
  assert.equal(api.changes.waiting(), 1);
  gone.abort();
  await ignored;
  await until(() => api.changes.waiting() === 0);
});

test("polling detects a change whose notification was lost", promptly, async () => {
  const { requestId, wait } = await started();
  const { rows } = await api.storage.pool.query("select clock_timestamp() as joined");
  const held = wait("wait=60");
  await until(() => api.changes.waiting() === 1);
  // A new request is polled for at the next tick; the change comes after that.
  const polled = `select from pg_stat_activity where application_name = 'atelier listen' and datname = current_database()
    and query like '%<> asked.revision' and query_start > $1 and state = 'idle'`;
  await until(async () => (await api.storage.pool.query(polled, [rows[0]?.joined])).rowCount === 1);
  await storeUnannounced(api.ctx, requestId, 50);
  assert.equal((await held).json.progress, 50);
});

test("replaces a lost LISTEN connection without missing changes", promptly, async () => {
  const { requestId, wait } = await started();
  const held = [wait("wait=60"), wait("wait=60")];
  await until(() => api.changes.waiting() === 2);
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier listen' and datname = current_database()";
  assert.equal((await api.storage.pool.query(cut)).rowCount, 1);
  await storeUnannounced(api.ctx, requestId, 60);
  assert.deepEqual(
    (await Promise.all(held)).map(({ json }) => json.progress),
    [60, 60],
  );
  const again = wait("wait=60");
  await until(() => api.changes.waiting() === 1);
  await storeProgress(api.ctx, requestId, 70);
  assert.equal((await again).json.progress, 70);
});

test("closing the feed completes waiting requests immediately", promptly, async () => {
  const { wait } = await started();
  const held = wait("wait=60");
  await until(() => api.changes.waiting() === 1);
  api.changes.close();
  assert.equal((await held).status, 200);
  assert.equal((await wait("wait=60")).status, 200);
});
