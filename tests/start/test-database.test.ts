import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let one: TestDatabase;
let other: TestDatabase;

before(async () => {
  [one, other] = await Promise.all([createTestDatabase("One: a name!"), createTestDatabase("other")]);
});

after(() => Promise.all([one.drop(), other.drop()]));

test("databases made at once have the schema and are apart", async () => {
  await run(one, "create table only_here (id int)");
  assert.ok(Number((await run(one, "select count(*) from information_schema.tables where table_schema = 'public'")).rows[0].count) > 3);
  await assert.rejects(run(other, "select * from only_here"), /does not exist/);
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
