// A worker is killed without warning during a follow-up, and another one continues it.
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import type { Call } from "../../../src/domain/call.ts";
import type { OperationRow } from "../../../src/storage/rows/operations.ts";
import type { StageName } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { holdStage } from "../crash/hold-stage.ts";
import { spawnWorker } from "../crash/spawn-worker.ts";
import { scriptedGenerator } from "../pipeline/scripted-generator.ts";
import { buildToEnd, readState, repliesOf, say } from "./finished-project.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;

before(async () => {
  testDatabase = await createTestDatabase("follow-up crash");
  pipeline = await openPipeline({ connection: testDatabase.connection });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

/** A follow-up of a new project whose worker was killed in that stage. */
async function killIn(stage: StageName, call: Call): Promise<OperationRow> {
  const child = await spawnWorker(testDatabase.url, "untried");
  const { projectId } = await buildToEnd(pipeline, call, "A list of books");
  const held = await holdStage(pipeline.storage.pool, stage);
  const { id } = await say(call, projectId, "Make it blue");
  await pipeline.until(id, (operation) => operation.stage === stage || isSettled(operation));
  child.kill("SIGKILL");
  await once(child, "exit");
  const operation = await pipeline.read(id);
  await held.release();
  assert.deepEqual([operation.stage, operation.status], [stage, "running"]);
  return operation;
}

for (const stage of ["check", "publish"] as const) {
  test(`a worker killed in ${stage} of a follow-up is replaced: version 1 is served until version 2 is, and it is debited once`, async () => {
    const call = await pipeline.call(100);
    const { id, projectId } = await killIn(stage, call);
    const between = await readState(pipeline, projectId);
    assert.deepEqual([between.project.liveVersion, between.site], [1, between.versions[0]?.site]);
    const worker = await pipeline.startWorker({ generator: scriptedGenerator() });
    const operation = await pipeline.until(id, isSettled);
    await worker.stop();
    assert.deepEqual([operation.status, operation.version, operation.attempt], ["done", 2, 2], operation.errorMessage ?? "");
    const { project, versions } = await readState(pipeline, projectId);
    assert.deepEqual([project.status, project.liveVersion, versions.length], ["ready", 2, 2]);
    assert.deepEqual(versions[0], between.versions[0]);
    assert.equal((await repliesOf(pipeline, id)).length, 1);
    const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
    assert.deepEqual(credits, {
      balance: 96,
      held: 0,
      holds: 0,
      entries: [{ kind: "debit", amount: -2, key: `${id}/write/0` }],
    });
  });
}
