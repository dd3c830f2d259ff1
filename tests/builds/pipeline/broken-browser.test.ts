// A browser that exists but fails is not the same as none: nothing was verified, so nothing is delivered.
import assert from "node:assert/strict";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { createTestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits } from "../../support/open-pipeline.ts";
import { scriptedGenerator, written } from "./scripted-generator.ts";

const NEVER_STARTS = `#!/bin/sh
[ "$1" = --version ] && echo "Chromium 999.0.0.0" && exit 0
exit 1
`;

test("a browser that cannot be started fails the build with every credit refunded, and the worker continues", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-broken-browser-"));
  const chromium = path.join(folder, "chromium");
  await chmod(folder, 0o755);
  await writeFile(chromium, NEVER_STARTS, { mode: 0o755 });
  const database = await createTestDatabase("broken browser");
  const pipeline = await openPipeline({ connection: database.connection, chromium });
  const worker = await pipeline.startWorker({ generator: scriptedGenerator({ write: async () => written({}) }) });
  const call = await pipeline.call(1_000);
  for (const prompt of ["A list of books", "A list of films"]) {
    const { id } = await pipeline.start(call, prompt);
    const operation = await pipeline.until(id, isSettled);
    assert.deepEqual([operation.status, operation.errorCode, operation.version], ["failed", "INTERNAL", null]);
    const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
    assert.deepEqual([credits.balance, credits.held], [1_000, 0]);
  }
  await worker.stop();
  await pipeline.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
