// The whole service is killed without warning while it builds, as by a power failure or the kernel, and restarted on the
// same data folder: it adopts the database that it left running, and the build continues.
import assert from "node:assert/strict";
import type { UUID } from "node:crypto";
import { test } from "node:test";
import { createProject, type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import { removeData, type RunningService, startService } from "../../support/start-service.ts";

const prompt = "A tip calculator";

async function untilIn(service: RunningService, requestId: string, stages: readonly string[]): Promise<ReadOperation> {
  for (;;) {
    const answer = await service.request(`/b/api/v1/operations/${requestId}`, { headers: { prefer: "wait=5" } });
    const operation = (await answer.json()) as ReadOperation;
    if (operation.operationStatus !== "running") throw new Error(`the build ended ${operation.operationStatus} before it could be killed`);
    if (stages.includes(operation.stage)) return operation;
  }
}

test("a service that is killed while it builds continues when it is restarted: one project, one version, one debit, one site", async (context) => {
  const killed = await startService({ isEmbedded: true });
  const created = await createProject(killed, prompt);
  await untilIn(killed, created.requestId, ["check", "try"]);
  await killed.kill();
  const { dataFolder, port, key, otherKey } = killed;
  const service = await startService({ dataFolder, port, key, otherKey, isEmbedded: true });
  context.after(async () => {
    await service.stop();
    await removeData(dataFolder);
  });
  const operation = await untilSettled(service, created.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message ?? "");
  assert.deepEqual([operation.version, operation.credits.spent, operation.credits.held], [1, 2, 0]);
  const list = (await (await service.request("/b/api/v1/projects")).json()) as { total: number };
  assert.equal(list.total, 1);
  const read = await service.request(`/b/api/v1/projects/${operation.projectId}`);
  const project = (await read.json()) as { versions: unknown[] };
  assert.equal(project.versions.length, 1);
  assert.ok(operation.proof?.checks.every(({ passed }) => passed));
  const replay = await createProject(service, prompt, created.requestId as UUID);
  assert.deepEqual([replay.projectId, replay.operationStatus], [operation.projectId, "done"]);
});
