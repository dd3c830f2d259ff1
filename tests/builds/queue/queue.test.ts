import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { systemClock } from "../../../src/lib/clock.ts";
import { openLog } from "../../../src/lib/log.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import type { ClaimedJob, OpenBuildQueue, WorkerSession } from "../../../src/storage/queue/build-queue.ts";
import { createBuildQueue } from "../../../src/storage/queue/create-build-queue.ts";
import { transact } from "../../../src/storage/statements/transact.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";

const log = openLog("silent");
const cutWorkers = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier worker'`;
let testDatabase: TestDatabase;
let storage: Storage;
let queue: OpenBuildQueue;
let sessions: WorkerSession[] = [];
let later = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + later) };

before(async () => {
  testDatabase = await createTestDatabase("queue");
  storage = openStorage({ connection: testDatabase.connection, size: 10, onError: () => undefined });
  queue = await createBuildQueue({ storage, connection: testDatabase.connection, clock, log });
});

beforeEach(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  sessions = [];
  later = 0;
  // Not truncate: it would block, and be blocked by, what the queue itself does at the same time.
  await storage.database.execute(sql`delete from pgboss.job`);
  await storage.database.execute(sql`delete from build_claims`);
});

after(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await queue.close();
  await storage.close();
  await testDatabase.drop();
});

/** Limits with this many builds of an account. */
const atMost = (buildsPerAccount: number) => ({ buildsPerAccount, exceptOf: [] });

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
  assert.equal(await session.claim(atMost(1)), null);
  const nameOf = await enqueue("A1");
  assert.equal(nameOf(await session.claim(atMost(1))), "A1");
  assert.equal(await session.claim(atMost(1)), null);
});

test("accounts take turns, and each account's builds keep their order", async () => {
  const nameOf = await enqueue("A1", "A2", "A3", "A4", "B1", "B2", "C1", "C2", "C3");
  const session = await openSession();
  const order: (string | null)[] = [];
  for (let job = await session.claim(atMost(1)); job; job = await session.claim(atMost(1))) {
    order.push(nameOf(job));
    await session.finish(job);
  }
  assert.deepEqual(order, ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "C3", "A4"]);
});

test("a build that arrives while another account's first one runs precedes that account's second", async () => {
  const accountA = randomUUID();
  const operations = [randomUUID(), randomUUID(), randomUUID()];
  const add = (index: number, accountId: string) => queue.enqueue(storage.database, { operationId: operations[index] ?? "", accountId });
  const session = await openSession();
  await add(0, accountA);
  await add(1, accountA);
  const first = await session.claim(atMost(5));
  await add(2, randomUUID());
  assert.equal(first?.operationId, operations[0]);
  assert.equal((await session.claim(atMost(5)))?.operationId, operations[2]);
  assert.equal((await session.claim(atMost(5)))?.operationId, operations[1]);
});

test("a build that was interrupted keeps its turn, and returns unchanged; a faulty one has one more fault", async () => {
  const nameOf = await enqueue("A1", "A2");
  const session = await openSession();
  const first = await session.claim(atMost(1));
  assert.ok(first);
  await session.giveBack(first, "interrupted");
  const again = await session.claim(atMost(1));
  assert.ok(again);
  assert.deepEqual([nameOf(again), again.faults], ["A1", 0]);
  await session.giveBack(again, "faulty");
  const third = await session.claim(atMost(1));
  assert.deepEqual([nameOf(third), third?.faults, third?.losses], ["A1", 1, 0]);
});

test("the builds of a dead worker are for a worker that runs nothing else; those of a live one stay there", async () => {
  const nameOf = await enqueue("A1", "B1");
  const [dying, living] = [await openSession(), await openSession()];
  assert.equal(nameOf(await dying.claim(atMost(1))), "A1");
  assert.equal(nameOf(await living.claim(atMost(1))), "B1");
  assert.equal(await living.reap(), 0);
  sessions = [living];
  await dying.close();
  assert.equal(await living.reap(), 1);
  assert.equal(await living.reap(), 0);
  assert.equal(await living.claim(atMost(1)), null);
  const again = await living.claimSuspect();
  assert.deepEqual([nameOf(again), again?.faults, again?.losses], ["A1", 0, 1]);
  assert.ok(again);
  await living.finish(again);
  assert.equal(await living.claimSuspect(), null);
});

test("a build that lost two processes is claimed like other builds, to be ended", async () => {
  const nameOf = await enqueue("A1");
  const [first, second, living] = [await openSession(), await openSession(), await openSession()];
  sessions = [living];
  assert.equal(nameOf(await first.claim(atMost(1))), "A1");
  await first.close();
  assert.equal(await living.reap(), 1);
  assert.equal(nameOf(await second.claimSuspect()), "A1");
  await second.close();
  assert.equal(await living.reap(), 1);
  assert.equal(await living.claimSuspect(), null);
  const third = await living.claim(atMost(1));
  assert.deepEqual([nameOf(third), third?.losses], ["A1", 2]);
});

test("a worker claims nothing from an account that has reached its limit there", async () => {
  const nameOf = await enqueue("A1", "A2", "B1");
  const session = await openSession();
  const first = await session.claim(atMost(5));
  assert.equal(nameOf(first), "A1");
  const limits = { buildsPerAccount: 5, exceptOf: [first?.accountId ?? ""] };
  assert.equal(nameOf(await session.claim(limits)), "B1");
  assert.equal(await session.claim(limits), null);
});

test("a suspect that has waited for a minute is overdue", async () => {
  await enqueue("A1");
  const [dying, living] = [await openSession(), await openSession()];
  sessions = [living];
  await dying.claim(atMost(1));
  await dying.close();
  await living.reap();
  assert.equal(await living.isSuspectOverdue(), false);
  await storage.database.execute(sql`update pgboss.job set created_on = created_on - interval '61 seconds' where name = 'build-suspect'`);
  assert.equal(await living.isSuspectOverdue(), true);
});

test("a build that its worker could not release is returned with a fault, by that worker too", async () => {
  const nameOf = await enqueue("A1");
  const session = await openSession();
  const job = await session.claim(atMost(1));
  assert.ok(job);
  session.abandon(job);
  assert.equal(await session.reap(), 1);
  const again = await session.claim(atMost(1));
  assert.deepEqual([nameOf(again), again?.faults, again?.losses], ["A1", 1, 0]);
});

test("a worker whose build was reassigned cannot end it", async () => {
  await enqueue("A1");
  const [slow, other] = [await openSession(), await openSession()];
  const stale = await slow.claim(atMost(1));
  assert.ok(stale);
  await storage.database.execute(sql`update build_claims set lock_key = 1`);
  assert.equal(await other.reap(), 1);
  const present = await other.claimSuspect();
  assert.equal(present?.losses, 1);
  await slow.finish(stale);
  await slow.giveBack(stale, "interrupted");
  assert.equal(await slow.claim(atMost(1)), null);
  assert.equal(await other.claim(atMost(1)), null);
});

test("a commit notifies the workers of work immediately", async () => {
  const { promise: notified, resolve } = Promise.withResolvers<void>();
  await openSession(resolve);
  await enqueue("A1");
  await notified;
});

test("a worker whose connection is lost reconnects with its builds and is notified again", async () => {
  const nameOf = await enqueue("A1", "B1");
  let notify = () => {};
  const session = await openSession(() => notify());
  const held = await session.claim(atMost(1));
  const { promise: returned, resolve } = Promise.withResolvers<void>();
  notify = resolve;
  await storage.database.execute(cutWorkers);
  await returned;
  assert.ok(session.connected());
  const other = await openSession();
  assert.equal(await other.reap(), 0);
  assert.equal(nameOf(held), "A1");
  assert.equal(nameOf(await session.claim(atMost(1))), "B1");
});

test("a disconnected worker leaves the builds of others alone until they have had time to reconnect", async () => {
  await enqueue("A1", "B1", "C1");
  const returns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let notify: (at: 0 | 1) => void = () => {};
  const [first, late] = [await openSession(() => notify(0)), await openSession(() => notify(1))];
  const job = await late.claim(atMost(1));
  notify = (at) => returns[at].resolve();
  await storage.database.execute(cutWorkers);
  await Promise.all(returns.map(({ promise }) => promise));
  // Until a worker has reconnected, its claim's lock is not held.
  await storage.database.execute(sql`update build_claims set lock_key = 1 where job_id = ${job?.jobId}`);
  assert.equal(await first.reap(), 0);
  // What is claimed after the reconnection is lost as soon as its worker is.
  await late.claim(atMost(1));
  await storage.database.execute(sql`update build_claims set lock_key = 1 where job_id <> ${job?.jobId}`);
  assert.equal(await first.reap(), 1);
  later = 6_000;
  assert.equal(await first.reap(), 1);
});

test("a worker that starts just after the server leaves alone the builds of workers that the restart disconnected", async () => {
  await enqueue("A1");
  const [former, starting] = [await openSession(), await openSession()];
  await former.claim(atMost(1));
  await storage.database.execute(sql`update build_claims set lock_key = 1, claimed_at = pg_postmaster_start_time() - interval '1 minute'`);
  const { rows } = await storage.database.execute<{ started: Date }>(sql`select pg_postmaster_start_time() as started`);
  const millisecondsAfterStart = (milliseconds: number) =>
    (rows[0] ? new Date(rows[0].started).getTime() : Number.NaN) + milliseconds - systemClock.now().getTime();
  later = millisecondsAfterStart(1_000);
  assert.equal(await starting.reap(), 0);
  later = millisecondsAfterStart(6_000);
  assert.equal(await starting.reap(), 1);
});
