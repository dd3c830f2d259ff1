// A build that crashes its process. It is retried once, with nothing running beside it; a second crash ends it. What
// was running beside it continues.
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { scriptedGenerator } from "../pipeline/scripted-generator.ts";
import { spawnWorker } from "./spawn-worker.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;

before(async () => {
  testDatabase = await createTestDatabase("poison");
  pipeline = await openPipeline({ connection: testDatabase.connection });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

/** Starts a worker that a poisonous build kills, and resolves once it has died. */
async function loseWorker(): Promise<void> {
  const victim = await spawnWorker(testDatabase.url, "poisoned");
  if (victim.exitCode === null && victim.signalCode === null) await once(victim, "exit");
}

test("a build that kills its process twice ends INTERNAL and costs nothing; the builds beside it are done", async () => {
  const [poisoner, other] = [await pipeline.call(), await pipeline.call()];
  const poison = await pipeline.start(poisoner, "A list of poison");
  await loseWorker();
  const innocent = await pipeline.start(other, "A list of books");
  await loseWorker();
  const lost = await pipeline.read(poison.id);
  assert.deepEqual([lost.status, lost.attempt], ["running", 2]);
  const worker = await pipeline.startWorker({ generator: scriptedGenerator() });
  const ended = await pipeline.until(poison.id, isSettled);
  assert.deepEqual([ended.status, ended.errorCode], ["failed", "INTERNAL"]);
  assert.match(ended.errorMessage ?? "", /died twice/);
  const credits = await readCredits(pipeline.storage, { accountId: poison.accountId, operationId: poison.id });
  assert.deepEqual([credits.entries, credits.holds, credits.held], [[], 0, 0]);
  assert.equal((await pipeline.until(innocent.id, isSettled)).status, "done");
  await worker.stop();
});

test("a build under which a process died is started when nothing else runs there, and alone", async () => {
  const poison = await pipeline.start(await pipeline.call(), "A list of poison");
  await loseWorker();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const generator = scriptedGenerator({
    understand: async ({ prompt }) => {
      begun.push(prompt);
      await gate;
      return { outcome: "reply", reply: "Nothing to do." };
    },
  });
  const worker = await pipeline.startWorker({ generator, slots: 4 });
  await pipeline.until(poison.id, ({ attempt }) => attempt === 2);
  const later = await Promise.all([1, 2].map(async (number) => pipeline.start(await pipeline.call(), `A list of books ${number}`)));
  // After two queue polls nothing else has been started.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  assert.deepEqual(begun, ["A list of poison"]);
  open();
  for (const { id } of [poison, ...later]) await pipeline.until(id, isSettled);
  assert.equal(begun.length, 3);
  await worker.stop();
});

test("stop works on a build that waits after its process died, and it is not restarted", async () => {
  const call = await pipeline.call();
  const poison = await pipeline.start(call, "A list of poison");
  await loseWorker();
  assert.equal((await stopOperation(call, { requestId: poison.requestId })).stopped, true);
  const stopped = await pipeline.read(poison.id);
  assert.deepEqual([stopped.status, stopped.errorCode], ["failed", "STOPPED"]);
  const worker = await pipeline.startWorker({ generator: scriptedGenerator() });
  const next = await pipeline.start(await pipeline.call(), "A list of books");
  await pipeline.until(next.id, isSettled);
  assert.equal((await pipeline.read(poison.id)).attempt, 1);
  await worker.stop();
});
