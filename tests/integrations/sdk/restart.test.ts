import assert from "node:assert/strict";
import { test } from "node:test";
import { Atelier } from "@atelier/sdk";
import { removeData, startService } from "../../support/start-service.ts";

test("waiting for a build survives a crash and restart of the service", { timeout: 200_000 }, async (context) => {
  const first = await startService({ triesApps: false });
  const client = new Atelier({ apiKey: first.key, baseURL: first.url });
  const { requestId } = await client.projects.create("A list of wines with a name and a rating");
  const done = client.operations.wait(requestId);
  const [ended] = await Promise.allSettled([done, restarted()]);
  assert.equal(ended.status === "fulfilled" ? ended.value.operationStatus : ended.reason, "done");

  async function restarted(): Promise<void> {
    await first.kill();
    const second = await startService({ ...first, triesApps: false });
    context.after(async () => {
      await second.stop();
      await removeData(second.dataFolder);
    });
  }
});
