import assert from "node:assert/strict";
import { test } from "node:test";
import { Atelier } from "@atelier/sdk";
import { removeData, startService } from "../../support/start-service.ts";

test("waiting for a build survives a crash and restart of the service", { timeout: 110_000 }, async () => {
  const first = await startService({ triesApps: false });
  const client = new Atelier({ apiKey: first.key, baseURL: first.url });
  const { requestId } = await client.projects.create("A list of wines with a name and a rating");
  const done = client.operations.wait(requestId);
  await first.kill();
  const second = await startService({ ...first, triesApps: false });
  assert.equal((await done).operationStatus, "done");
  await second.stop();
  await removeData(second.dataFolder);
});
