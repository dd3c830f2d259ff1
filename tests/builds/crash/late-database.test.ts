// After a power failure a service and its database start in any order.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { findBinaries } from "../../../src/storage/postgres/find-binaries.ts";
import { SETTINGS } from "../../../src/storage/postgres/settings.ts";
import { startRestartablePostgres } from "../../support/servers/start-restartable-postgres.ts";
import { freePort, removeData, startService } from "../../support/start-service.ts";

test("a service that starts before its database waits for it", async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-late-database-"));
  const startServer = () => startRestartablePostgres({ folder, binaries: findBinaries(), settings: SETTINGS });
  const { url, stop } = await startServer();
  await stop();
  const port = await freePort();
  // Nothing is built: there is no wait for a missing browser.
  const starting = startService({ port, environment: { DATABASE_URL: url, ATELIER_CHROMIUM: "/nowhere/chromium" } });
  const hasAnswered = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 503;
  while (!(await hasAnswered())) await pause(20);
  const server = await startServer();
  const service = await starting;
  context.after(async () => {
    await server.stop();
    await removeData(service.dataFolder);
    await rm(folder, { recursive: true, force: true });
  });
  assert.match(service.output(), /the database of DATABASE_URL cannot be reached, and is tried again/);
  assert.equal((await service.request("/b/api/v1/projects")).status, 200);
  assert.equal(await service.stop(), 0);
});
