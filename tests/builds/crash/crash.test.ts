// A worker is killed without warning while a build is in each of its stages, and another one continues it. The stage is
// observed from outside, by the changes that it announces. Nothing in the service knows about these tests.
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import type { Call } from "../../../src/domain/call.ts";
import type { Worker } from "../../../src/entrypoints/worker/start-worker.ts";
import type { OperationRow } from "../../../src/storage/rows/operations.ts";
import { events, messages, operationStages, projects, STAGE_NAMES, type StageName, versions } from "../../../src/storage/tables/index.ts";
import { scriptedGenerator } from "../pipeline/scripted-generator.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { holdStage } from "./hold-stage.ts";
import { spawnWorker } from "./spawn-worker.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;

before(async () => {
  testDatabase = await createTestDatabase("crash");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

async function killIn(stage: StageName, call: Call): Promise<OperationRow> {
  // The browser takes seconds: it is not held, so that the kill comes in the middle of its work.
  const child = await spawnWorker(testDatabase.url, stage === "try" ? "tried" : "untried");
  const held = stage === "try" ? null : await holdStage(pipeline.storage.pool, stage);
  const { id } = await pipeline.start(call, "A list of books");
  await pipeline.until(id, (operation) => (operation.stage === stage && operation.attempt === 1) || isSettled(operation));
  child.kill("SIGKILL");
  await once(child, "exit");
  const operation = await pipeline.read(id);
  await held?.release();
  assert.deepEqual([operation.stage, operation.status], [stage, "running"]);
  return operation;
}

/** Everything that must exist exactly once. */
async function countOnce({ id, projectId, accountId }: OperationRow) {
  const { database } = pipeline.storage;
  const made = await database.select().from(versions).where(eq(versions.projectId, projectId));
  const [project] = await database.select().from(projects).where(eq(projects.id, projectId));
  const stages = await database.select().from(operationStages).where(eq(operationStages.operationId, id));
  const replies = await database.select().from(messages).where(eq(messages.operationId, id));
  const recorded = await database.select().from(events).where(eq(events.accountId, accountId));
  const credits = await readCredits(pipeline.storage, { accountId, operationId: id });
  return {
    versions: made.map(({ version }) => version),
    live: project?.liveVersion,
    projectStatus: project?.status,
    stages: stages.map(({ stage }) => stage).toSorted(),
    replies: replies.filter(({ author }) => author === "atelier").length,
    deployed: recorded.filter(({ type, payload }) => type === "project.deployed" && payload["projectId"] === projectId).length,
    done: recorded.filter(({ type, payload }) => type === "operation.done" && payload["projectId"] === projectId).length,
    debits: credits.entries.map(({ kind, amount }) => `${kind} ${amount}`),
    holds: credits.holds,
    held: credits.held,
  };
}

for (const stage of STAGE_NAMES) {
  test(`a worker killed in ${stage} is replaced: the build ends done and is debited once, after its last saved stage`, async () => {
    const call = await pipeline.call();
    const killed = await killIn(stage, call);
    const saved = await pipeline.storage.database.select().from(operationStages).where(eq(operationStages.operationId, killed.id));
    const killedAt = performance.now();
    const worker: Worker = await pipeline.startWorker({ generator: scriptedGenerator() });
    const resumed = await pipeline.until(killed.id, ({ attempt }) => attempt === 2);
    const afterMilliseconds = performance.now() - killedAt;
    const operation = resumed.status === "done" ? resumed : await pipeline.until(killed.id, isSettled);
    await worker.stop();
    assert.equal(operation.status, "done", operation.errorMessage ?? "");
    assert.ok(afterMilliseconds < 2_000, `the build was taken up again after ${afterMilliseconds} ms`);
    assert.deepEqual(await countOnce(operation), {
      versions: [1],
      live: 1,
      projectStatus: "ready",
      stages: STAGE_NAMES.toSorted(),
      replies: 1,
      deployed: 1,
      done: 1,
      debits: ["debit -2"],
      holds: 0,
      held: 0,
    });
    const again = await pipeline.storage.database.select().from(operationStages).where(eq(operationStages.operationId, operation.id));
    for (const kept of saved)
      assert.deepEqual(
        again.find((one) => one.stage === kept.stage),
        kept,
      );
  });
}
