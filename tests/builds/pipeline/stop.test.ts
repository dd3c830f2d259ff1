import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { eq } from "drizzle-orm";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import type { Worker } from "../../../src/entrypoints/worker/start-worker.ts";
import { projects, versions } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { endless, type Script, scriptedGenerator, written } from "./scripted-generator.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let workers: Worker[] = [];

before(async () => {
  testDatabase = await createTestDatabase("stop");
  pipeline = await openPipeline({ connection: testDatabase.connection });
});

afterEach(async () => {
  for (const worker of workers) await worker.stop();
  workers = [];
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

async function startWorker(script: Script): Promise<Worker> {
  // One slot: the next build waits for whatever the stopped build still occupies.
  const worker = await pipeline.startWorker({ generator: scriptedGenerator(script), slots: 1 });
  workers.push(worker);
  return worker;
}

async function stopIn(script: Script, begun: Promise<void>) {
  const call = await pipeline.call(100);
  await startWorker(script);
  const { id, requestId } = await pipeline.start(call, "A list of books");
  await begun;
  const formerly = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  const stoppedAt = performance.now();
  assert.deepEqual(await stopOperation(call, { requestId }), { operationId: id, stopped: true });
  const operation = await pipeline.read(id);
  const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  const following = await pipeline.start(call, "Another list of books");
  await pipeline.until(following.id, ({ attempt }) => attempt > 0);
  const freeAfterMilliseconds = performance.now() - stoppedAt;
  await stopOperation(call, { requestId: following.requestId });
  return { operation, formerly, credits, freeAfterMilliseconds };
}

test("a build that is stopped during the stage understand has ended when the response arrives, costs nothing, and frees its worker", async () => {
  const { begun, work } = endless();
  const { operation, credits, freeAfterMilliseconds } = await stopIn({ understand: (_wish, { signal }) => work(signal) }, begun);
  assert.deepEqual([operation.status, operation.stage, operation.errorCode], ["failed", "ended", "STOPPED"]);
  assert.ok(operation.finishedAt);
  assert.deepEqual([credits.balance, credits.held, credits.entries], [100, 0, []]);
  assert.ok(freeAfterMilliseconds < 2_000, `the worker was free after ${freeAfterMilliseconds} ms`);
  const [project] = await pipeline.storage.database.select().from(projects).where(eq(projects.id, operation.projectId));
  assert.equal(project?.status, "stopped");
});

test("work that ignores its signal is abandoned within two seconds, and its result is not saved", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const write = async () => {
    begin();
    await released;
    return written();
  };
  const { operation, credits, freeAfterMilliseconds } = await stopIn({ write }, begun);
  release();
  assert.ok(freeAfterMilliseconds < 2_000, `the worker was free after ${freeAfterMilliseconds} ms`);
  for (const worker of workers) await worker.stop();
  assert.deepEqual([operation.errorCode, credits.entries], ["STOPPED", []]);
  assert.equal((await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, operation.id))).length, 0);
});

test("what was debited before a stop stays debited, nothing more is debited, and the hold is released", async () => {
  const { begun, work } = endless();
  const { formerly, credits, operation } = await stopIn(
    {
      write: async () => written({ "src/pages/statistics.tsx": "export default function Statistics() { return <p>{pages}</p>; }\n" }),
      repair: (_project, signal) => work(signal),
    },
    begun,
  );
  assert.deepEqual(
    formerly.entries.map(({ amount }) => amount),
    [-2],
  );
  assert.deepEqual(credits, { ...formerly, held: 0, holds: 0 });
  assert.deepEqual([operation.creditsSpent, operation.creditsHeld], [2, 0]);
  assert.match(operation.errorMessage ?? "", /It cost 2 credits for what was done before, and nothing more is debited/);
});

test("a build that waits for a worker can be stopped, and is then not run", async () => {
  const call = await pipeline.call(100);
  let understood = 0;
  const { id, requestId } = await pipeline.start(call, "A list of books");
  await stopOperation(call, { requestId });
  assert.deepEqual(await stopOperation(call, { requestId }), { operationId: id, stopped: false });
  await startWorker({
    understand: async (buildRequest, desk) => {
      understood += 1;
      return scriptedGenerator().understand(buildRequest, desk);
    },
  });
  const following = await pipeline.start(call, "Another list of books");
  await pipeline.until(following.id, isSettled);
  assert.equal(understood, 1);
  assert.equal((await pipeline.read(id)).attempt, 0);
});

test("another account's build cannot be stopped, nor one's own without the scope", async () => {
  const [owner, other] = [await pipeline.call(100), await pipeline.call(100)];
  const { id, requestId } = await pipeline.start(owner, "A list of books");
  await assert.rejects(stopOperation(other, { requestId }), { kind: "not_found" });
  await assert.rejects(stopOperation({ ...owner, scopes: ["projects:read"] }, { requestId }), { kind: "missing_scope" });
  assert.equal((await pipeline.read(id)).status, "running");
  await stopOperation(owner, { requestId });
});

test("a worker that closes returns its builds immediately, and the next one continues after the last saved stage", async () => {
  const call = await pipeline.call(100);
  const { begun, work } = endless();
  let understood = 0;
  const understand: Script["understand"] = async (buildRequest, desk) => {
    understood += 1;
    return scriptedGenerator().understand(buildRequest, desk);
  };
  const closing = await startWorker({ understand, write: (_plan, { signal }) => work(signal) });
  const { id } = await pipeline.start(call, "A list of books");
  await begun;
  const startedAt = performance.now();
  await closing.stop();
  assert.ok(performance.now() - startedAt < 2_000);
  await startWorker({ understand });
  const operation = await pipeline.until(id, isSettled);
  assert.deepEqual([operation.status, understood], ["done", 1]);
  const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  assert.deepEqual([credits.balance, credits.held, credits.entries.length], [98, 0, 1]);
});
