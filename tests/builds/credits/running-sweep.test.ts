import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { systemClock } from "../../../src/lib/clock.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import { insertAccount } from "../../../src/storage/rows/people/accounts.ts";
import { newId } from "../../../src/lib/ids.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { removeData, type RunningService, startService } from "../../support/start-service.ts";
import { readAccountBook } from "./open-ledger.ts";

let database: TestDatabase;
let storage: Storage;
let service: RunningService | null = null;

before(async () => {
  database = await createTestDatabase("renewing service");
  storage = openStorage({ connection: database.connection, size: 2, onError: () => undefined });
});
after(async () => {
  if (service) await removeData(service.dataFolder);
  await storage.close();
  await database.drop();
});

test("a service renews an account that was due while it was off, without any request, and stops cleanly", async () => {
  const now = systemClock.now();
  const [id, createdAt, renewsAt] = [newId(now), new Date("2020-01-31T10:00:00Z"), new Date("2020-02-29T10:00:00Z")];
  await insertAccount(storage.database, { id, email: "asleep@example.test", plan: "pro", renewsAt, createdAt });
  service = await startService({ environment: { DATABASE_URL: database.url }, triesApps: false });
  while ((await readAccountBook(storage, id)).entries.length === 0) await setImmediate();
  assert.equal(await service.stop(), 0, service.output());
  const book = await readAccountBook(storage, id);
  assert.deepEqual([book.balance, book.entries], [2_000, [["grant", 2_000, "renewal/2020-02-29T10:00:00.000Z"]]]);
  assert.ok(book.renewsAt !== null && new Date(book.renewsAt) > now);
});
