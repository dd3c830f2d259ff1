import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { sql } from "drizzle-orm";
import { isConnectionLost } from "../../../src/storage/error-causes.ts";
import { transact } from "../../../src/storage/statements/transact.ts";
import { openStorage } from "../../../src/storage/open-storage.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";

test("a connection that is lost between the statements of a transaction fails only that transaction, and returns to the pool", async (context) => {
  const testDatabase = await createTestDatabase("connections");
  const storage = openStorage({ connection: testDatabase.connection, size: 1, onError: () => undefined });
  const other = openStorage({ connection: testDatabase.connection, size: 1, onError: () => undefined });
  context.after(async () => {
    await storage.close();
    await other.close();
    await testDatabase.drop();
  });
  // The pool has one connection: if it is not returned, everything that follows lacks it.
  for (let round = 0; round < 3; round += 1) {
    const cut = transact(storage.database, async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
      const removed = once(storage.pool, "remove");
      await other.database.execute(sql`select pg_terminate_backend(${rows[0]?.["pid"]})`);
      await removed;
      await transaction.execute(sql`select 1`);
    });
    await assert.rejects(cut, isConnectionLost);
    const { rows } = await storage.database.execute(sql`select 1 as one`);
    assert.deepEqual(rows, [{ one: 1 }]);
  }
});
