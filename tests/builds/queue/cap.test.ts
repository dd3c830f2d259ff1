import assert from "node:assert/strict";
import { test } from "node:test";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { systemClock } from "../../../src/lib/clock.ts";
import { openLog } from "../../../src/lib/log.ts";
import { openStorage } from "../../../src/storage/open-storage.ts";
import { createBuildQueue } from "../../../src/storage/queue/create-build-queue.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";

const buildsPerAccount = 2;

test("three workers that claim at once never run more of an account's builds than allowed, and do run that many", async (context) => {
  const testDatabase = await createTestDatabase("cap");
  const { connection } = testDatabase;
  const open = async () => {
    const storage = openStorage({ connection, size: 4, onError: () => undefined });
    const queue = await createBuildQueue({ storage, connection, clock: systemClock, log: openLog("silent") });
    const session = await queue.openSession({ onWork: () => {}, onChange: () => {} });
    return { storage, queue, session };
  };
  // Opened concurrently, as by three processes that start together: one of them creates the queue's tables.
  const workers = await Promise.all([open(), open(), open()]);
  context.after(async () => {
    for (const { storage, queue, session } of workers) {
      await session.close();
      await queue.close();
      await storage.close();
    }
    await testDatabase.drop();
  });
  const [first] = workers;
  assert.ok(first);
  const accounts: string[] = [randomUUID(), randomUUID(), randomUUID()];
  const operations = accounts.flatMap((accountId) => Array.from({ length: 12 }, () => ({ accountId, operationId: randomUUID() })));
  for (const job of operations) await first.queue.enqueue(first.storage.database, job);

  const running = new Map(accounts.map((accountId) => [accountId, 0]));
  const most = new Map(running);
  const finished = new Set<string>();
  await Promise.all(
    workers.flatMap(({ session, storage }) =>
      [1, 2, 3].map(async () => {
        while (finished.size < operations.length) {
          const job = await session.claim({ buildsPerAccount: buildsPerAccount, exceptOf: [] });
          if (!job) {
            await storage.database.execute(sql`select pg_sleep(0.02)`);
            continue;
          }
          const present = (running.get(job.accountId) ?? 0) + 1;
          running.set(job.accountId, present);
          most.set(job.accountId, Math.max(present, most.get(job.accountId) ?? 0));
          // The build takes a while, in which the others claim.
          await storage.database.execute(sql`select pg_sleep(0.05)`);
          running.set(job.accountId, (running.get(job.accountId) ?? 0) - 1);
          await session.finish(job);
          finished.add(job.operationId);
        }
      }),
    ),
  );
  assert.equal(finished.size, operations.length);
  assert.deepEqual(
    [...most.values()],
    accounts.map(() => buildsPerAccount),
  );
});
