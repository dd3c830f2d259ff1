// The database server is killed without warning under a running build. Its supervisor restarts it, and the
// worker, its connection and its build recover by themselves.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { openLog } from "../../../src/lib/log.ts";
import { openStorage } from "../../../src/storage/open-storage.ts";
import { migrateDatabase } from "../../../src/storage/migrate.ts";
import { startPostgres } from "../../../src/storage/postgres/start-postgres.ts";
import { scriptedGenerator, written } from "../pipeline/scripted-generator.ts";
import { isSettled, openPipeline, readCredits } from "../../support/open-pipeline.ts";

test("a build continues when PostgreSQL is killed under it, ends done once, and the next build runs normally", async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-killed-database-"));
  const postgres = await startPostgres({ folder, log: openLog("silent") });
  const { connection } = postgres;
  const migrating = openStorage({ connection, size: 1, onError: () => undefined });
  await migrateDatabase(migrating.pool);
  await migrating.close();
  const pipeline = await openPipeline({ connection });
  context.after(async () => {
    await pipeline.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const { promise: writing, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const write = async () => {
    begin();
    await released;
    return written();
  };
  await pipeline.startWorker({ generator: scriptedGenerator({ write }) });
  const call = await pipeline.call(100);
  const { id } = await pipeline.start(call, "A list of books");
  await writing;
  const up = once(postgres.events, "up");
  process.kill(postgres.pid(), "SIGKILL");
  // The stages from here on are saved while the server dies, is away, or has just come back.
  release();
  await up;
  const operation = await pipeline.until(id, isSettled);
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  assert.deepEqual([credits.balance, credits.held, credits.entries.length], [98, 0, 1]);
  const following = await pipeline.start(call, "Another list of books");
  const next = await pipeline.until(following.id, isSettled);
  assert.deepEqual([next.status, next.attempt], ["done", 1]);
  assert.deepEqual(pipeline.logged, []);
});
