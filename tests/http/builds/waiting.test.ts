// Long polling: an answer comes when there is something new, for any number who wait, also when a notification is lost.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeDone, storeProgress, storeUnannounced, storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http waiting");
});
after(() => api.close());

// A wait that only ends with its sixty seconds would show the change too.
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

test("Prefer: wait holds the answer until the operation changes", async () => {
  const { requestId, wait } = await started();
  const held = wait("wait=30");
  await until(() => api.changes.waiting() === 1);
  const began = performance.now();
  await storeProgress(api.ctx, requestId, 20);
  const answer = await held;
  assert.ok(performance.now() - began < 1_000);
  assert.deepEqual([answer.status, answer.json.stage, answer.json.progress], [200, "write", 20]);
  assert.equal(answer.headers.get("preference-applied"), "wait=30");
  assert.equal(api.changes.waiting(), 0);
});

test("when nothing changes the answer comes when the time is over", async () => {
  const { wait } = await started();
  const began = performance.now();
  const answer = await wait("wait=1");
  const seconds = (performance.now() - began) / 1_000;
  assert.ok(seconds > 0.95 && seconds < 3, String(seconds));
  assert.deepEqual([answer.json.operationStatus, answer.headers.get("preference-applied")], ["running", "wait=1"]);
});

test("an operation that waits or has ended is answered at once", async () => {
  const { requestId, wait } = await started();
  await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["A", "B"], allowsOther: true }]);
  const began = performance.now();
  assert.equal((await wait("wait=60")).json.operationStatus, "waiting");
  const other = await started();
  await storeDone(api.ctx, other.requestId, { "package.json": "{}" });
  assert.equal((await other.wait("wait=60")).json.operationStatus, "done");
  assert.ok(performance.now() - began < 2_000);
});

test("two hundred who wait are all answered by one change, and others are not", promptly, async () => {
  const { requestId, wait } = await started();
  const other = await started();
  const gone = new AbortController();
  const ignored = assert.rejects(other.wait("wait=60", gone.signal));
  const held = Array.from({ length: 200 }, () => wait("wait=60"));
  await until(() => api.changes.waiting() === 201);
  await storeProgress(api.ctx, requestId, 40);
  const answers = await Promise.all(held);
  assert.deepEqual([...new Set(answers.map(({ json }) => json.progress))], [40]);
  assert.equal(api.changes.waiting(), 1);
  gone.abort();
  await ignored;
  await until(() => api.changes.waiting() === 0);
});

test("a change whose notification was lost is seen by the shared look at the table", promptly, async () => {
  const { requestId, wait } = await started();
  const { rows } = await api.storage.pool.query("select clock_timestamp() as joined");
  const held = wait("wait=60");
  await until(() => api.changes.waiting() === 1);
  // Whoever joins is looked after once at the next tick; the change comes after that.
  const looked = `select from pg_stat_activity where application_name = 'atelier listen' and datname = current_database()
    and query like '%<> asked.revision' and query_start > $1 and state = 'idle'`;
  await until(async () => (await api.storage.pool.query(looked, [rows[0]?.joined])).rowCount === 1);
  await storeUnannounced(api.ctx, requestId, 50);
  assert.equal((await held).json.progress, 50);
});

test("a listening connection that is cut is replaced, and what changed meanwhile is not missed", promptly, async () => {
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

test("closing the feed answers those who wait at once", promptly, async () => {
  const { wait } = await started();
  const held = wait("wait=60");
  await until(() => api.changes.waiting() === 1);
  api.changes.close();
  assert.equal((await held).status, 200);
  assert.equal((await wait("wait=60")).status, 200);
});
