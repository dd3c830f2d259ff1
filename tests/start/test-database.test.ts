import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { removeData, startService } from "../support/start-service.ts";
import { TEST_MAJOR_VARIABLE } from "../support/servers/test-server.ts";

let one: TestDatabase;
let other: TestDatabase;

before(async () => {
  [one, other] = await Promise.all([createTestDatabase("One: a name!"), createTestDatabase("other")]);
});

after(() => Promise.all([one.drop(), other.drop()]));

test("concurrently created databases have the schema and are separate", async () => {
  await run(one, "create table only_here (id int)");
  assert.ok(Number((await run(one, "select count(*) from information_schema.tables where table_schema = 'public'")).rows[0].count) > 3);
  await assert.rejects(run(other, "select * from only_here"), /does not exist/);
});

test("the server has the requested major version", async () => {
  const { rows } = await run(one, "select current_setting('server_version_num')::int / 10000 as major");
  const requested = process.env[TEST_MAJOR_VARIABLE];
  if (requested !== undefined) assert.equal(rows[0].major, Number(requested));
  else if (process.env.DATABASE_URL) assert.ok(rows[0].major >= 15, `DATABASE_URL is a PostgreSQL ${rows[0].major}, the minimum is 15`);
  else assert.equal(rows[0].major, 18);
});

test("a service with DATABASE_URL stores everything there, and starts no server of its own", { timeout: 60_000 }, async () => {
  const service = await startService({ environment: { DATABASE_URL: other.url }, triesApps: false });
  const { rows } = await run(other, "select email from accounts where email = 'tester@example.test'");
  assert.equal(rows.length, 1);
  assert.equal(existsSync(join(service.dataFolder, "postgres")), false);
  assert.equal(await service.stop(), 0);
  await removeData(service.dataFolder);
});

async function run(database: TestDatabase, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
