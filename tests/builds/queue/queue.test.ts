import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { systemClock } from "../../../src/kit/clock.ts";
import { openLog } from "../../../src/kit/log.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import type { ClaimedJob, OpenBuildQueue, WorkerSession } from "../../../src/storage/queue/build-queue.ts";
import { createBuildQueue } from "../../../src/storage/queue/create-build-queue.ts";
import { transact } from "../../../src/storage/statements/transact.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";

const log = openLog("silent");
let testDatabase: TestDatabase;
let storage: Storage;
let queue: OpenBuildQueue;
let sessions: WorkerSession[] = [];

before(async () => {
  testDatabase = await createTestDatabase("queue");
  storage = openStorage({ connection: testDatabase.connection, size: 10, onError: () => undefined });
  queue = await createBuildQueue({ storage, connection: testDatabase.connection, clock: systemClock, log });
});

beforeEach(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  sessions = [];
  // Not truncate: it would wait for, and be waited for by, what the queue itself does at the same time.
  await storage.database.execute(sql`delete from pgboss.job`);
  await storage.database.execute(sql`delete from build_claims`);
});

after(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await queue.close();
  await storage.close();
  await testDatabase.drop();
});

async function openSession(onWork = () => {}): Promise<WorkerSession> {
  const session = await queue.openSession({ onWork, onChange: () => {} });
  sessions.push(session);
  return session;
}

/** Enqueues builds of accounts, such as `A1`: the account's letter and the build's number, and returns a reader of such names. */
async function enqueue(...names: string[]): Promise<(job: ClaimedJob | null) => string | null> {
  const accounts = new Map<string, string>();
  const named = new Map<string, string>();
  for (const name of names) {
    const letter = name.charAt(0);
    accounts.set(letter, accounts.get(letter) ?? randomUUID());
    const operationId = randomUUID();
    named.set(operationId, name);
    await transact(storage.database, (transaction) => queue.enqueue(transaction, { operationId, accountId: accounts.get(letter) ?? "" }));
  }
  return (job) => (job === null ? null : (named.get(job.operationId) ?? "unknown"));
}

test("a job exists exactly when the transaction that enqueued it commits", async () => {
  const session = await openSession();
  const refused = transact(storage.database, async (transaction) => {
    await queue.enqueue(transaction, { operationId: randomUUID(), accountId: randomUUID() });
    throw new Error("undone");
  });
  await assert.rejects(refused, /undone/);
  assert.equal(await session.claim(1), null);
  const nameOf = await enqueue("A1");
  assert.equal(nameOf(await session.claim(1)), "A1");
  assert.equal(await session.claim(1), null);
});

test("accounts take turns, and each account's builds keep their order", async () => {
  const nameOf = await enqueue("A1", "A2", "A3", "A4", "B1", "B2", "C1", "C2", "C3");
  const session = await openSession();
  const order: (string | null)[] = [];
  for (let job = await session.claim(1); job; job = await session.claim(1)) {
    order.push(nameOf(job));
    await session.finish(job);
  }
  assert.deepEqual(order, ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "C3", "A4"]);
});

test("a build that comes while another account's first one runs goes before that account's second", async () => {
  const accountA = randomUUID();
  const operations = [randomUUID(), randomUUID(), randomUUID()];
  const add = (index: number, accountId: string) => queue.enqueue(storage.database, { operationId: operations[index] ?? "", accountId });
  const session = await openSession();
  await add(0, accountA);
  await add(1, accountA);
  const first = await session.claim(5);
  await add(2, randomUUID());
  assert.equal(first?.operationId, operations[0]);
  assert.equal((await session.claim(5))?.operationId, operations[2]);
  assert.equal((await session.claim(5))?.operationId, operations[1]);
});

test("a build that was interrupted keeps its turn and gets no mark, a faulty one gets a mark", async () => {
  const nameOf = await enqueue("A1", "A2");
  const session = await openSession();
  const first = await session.claim(1);
  assert.ok(first);
  await session.giveBack(first, "interrupted");
  const again = await session.claim(1);
  assert.ok(again);
  assert.deepEqual([nameOf(again), again.retries], ["A1", 0]);
  await session.giveBack(again, "faulty");
  const third = await session.claim(1);
  assert.deepEqual([nameOf(third), third?.retries], ["A1", 1]);
});

test("the builds of a worker that is gone are given back with a mark, those of a living one are not", async () => {
  const nameOf = await enqueue("A1", "B1");
  const [dying, living] = [await openSession(), await openSession()];
  assert.equal(nameOf(await dying.claim(1)), "A1");
  assert.equal(nameOf(await living.claim(1)), "B1");
  assert.equal(await living.reap(), 0);
  sessions = [living];
  await dying.close();
  assert.equal(await living.reap(), 1);
  assert.equal(await living.reap(), 0);
  const again = await living.claim(1);
  assert.deepEqual([nameOf(again), again?.retries], ["A1", 1]);
});

test("a build that its worker could not release is given back with a mark, by that worker too", async () => {
  const nameOf = await enqueue("A1");
  const session = await openSession();
  const job = await session.claim(1);
  assert.ok(job);
  session.abandon(job);
  assert.equal(await session.reap(), 1);
  const again = await session.claim(1);
  assert.deepEqual([nameOf(again), again?.retries], ["A1", 1]);
});

test("a worker whose build was given to another cannot end it", async () => {
  await enqueue("A1");
  const [slow, other] = [await openSession(), await openSession()];
  const stale = await slow.claim(1);
  assert.ok(stale);
  await storage.database.execute(sql`update build_claims set lock_key = 1`);
  assert.equal(await other.reap(), 1);
  const present = await other.claim(1);
  assert.equal(present?.retries, 1);
  await slow.finish(stale);
  await slow.giveBack(stale, "interrupted");
  assert.equal(await slow.claim(1), null);
  assert.equal(await other.claim(1), null);
});

test("a commit tells the workers at once that there is work", async () => {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  await openSession(resolve);
  await enqueue("A1");
  await heard;
});

test("a worker whose connection is cut comes back with its builds, and hears again", async () => {
  const nameOf = await enqueue("A1", "B1");
  let hear = () => {};
  const session = await openSession(() => hear());
  const held = await session.claim(1);
  const { promise: returned, resolve } = Promise.withResolvers<void>();
  hear = resolve;
  await storage.database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier worker'`);
  await returned;
  assert.ok(session.connected());
  const other = await openSession();
  assert.equal(await other.reap(), 0);
  assert.equal(nameOf(held), "A1");
  assert.equal(nameOf(await session.claim(1)), "B1");
});
